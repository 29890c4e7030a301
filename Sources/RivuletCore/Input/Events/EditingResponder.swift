package import RivuletTree

/// A responder that performs editing commands while it has the focus, but takes no text.
@MainActor
package protocol EditingResponder: EventResponder {
  /// Returns the action of a command; nil if the command has no effect.
  func action(for command: EditingCommand, in node: ViewNode) -> (() -> Void)?
}
