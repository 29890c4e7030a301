/// A mark around buttons, such as those of menus, that are pressed individually, even in a row that runs its buttons without a style.
package enum OwnPressMark {}
