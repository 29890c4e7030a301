/// A mark around buttons that respond to presses individually, even in a row that runs its unstyled buttons. Menus, for example, set it.
package enum IndividualPressMark {}
