package import RivuletTree

/// A responder that performs editing commands while it has focus but does not accept text input.
@MainActor
package protocol EditingResponder: EventResponder {
  /// Returns the action for a command; nil if the command currently has no effect.
  func action(for command: EditingCommand, in node: ViewNode) -> (() -> Void)?
}
