package import RivuletTree

/// A responder that performs editing commands while it has focus, but does not accept text.
@MainActor
package protocol EditingResponder: EventResponder {
  /// Returns the action for a command; nil if the command has no effect.
  func action(for command: EditingCommand, in node: ViewNode) -> (() -> Void)?
}
