/// A mark around buttons that are pressed by themselves, even in a row that runs the buttons without a style: those of menus.
package enum OwnPressMark {}
