package import RivuletTree

/// A responder that commands of editing mean something to while it has the focus. No text is typed into it.
@MainActor
package protocol EditingResponder: EventResponder {
  /// Returns the action of a command, or nil where it can do nothing.
  func action(for command: EditingCommand, in node: ViewNode) -> (() -> Void)?
}
