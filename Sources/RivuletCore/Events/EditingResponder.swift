package import Foundation
package import RivuletTree

/// A responder that commands of editing mean something to while it has the focus. No text is typed into it.
@MainActor
package protocol EditingResponder: EventResponder {
  /// Returns the action of a command, or nil where it can do nothing.
  func action(for command: EditingCommand, in node: ViewNode) -> (() -> Void)?
}

/// A responder of text, which offers the commands of editing in a menu.
@MainActor
package protocol EditingMenuOwner: EventResponder {
  /// Takes the focus, selects what was pressed, and opens the menu.
  ///
  /// - Parameter point: A point of the window, or nil where a key opens the menu.
  /// - Returns: False if there is no text to edit or to copy at the point.
  func openEditingMenu(at point: CGPoint?, in node: ViewNode) -> Bool
}
