package import RivuletTree

/// The actions to copy, cut and paste while a node or something inside it has focus.
@MainActor
package final class ClipboardCommandHandler {
  /// The action to copy; nil if there is nothing to copy.
  package var copy: (() -> Void)?
  /// The action to cut; nil if nothing can be cut.
  package var cut: (() -> Void)?
  /// The action to paste; nil if nothing can be pasted.
  package var paste: (() -> Void)?

  /// Attaches the commands to a node.
  package init(_ node: ViewNode) { node.attach(self) }

  fileprivate func action(for command: EditingCommand) -> (() -> Void)? {
    switch command {
    case .copy: copy
    case .cut: cut
    case .paste: paste
    default: nil
    }
  }
}

extension KeyDispatcher {
  /// Returns the action of an editing command for views other than text. This is the action of the focused control, or of the innermost
  /// view around it that copies, cuts or pastes. If nothing has focus, it is the action of the first such view.
  private func action(for command: EditingCommand) -> (() -> Void)? {
    if let node = controlInFocus, let action = (node.responder as? any EditingResponder)?.action(for: command, in: node) { return action }
    return innermost { $0.attachment(ClipboardCommandHandler.self)?.action(for: command) }
  }

  /// Performs an editing command in a view other than text. Returns false if no view handles the command.
  func performCommandOfView(_ command: EditingCommand) -> Bool {
    guard let action = action(for: command) else { return false }
    action()
    return true
  }

  /// Returns true if a view currently handles an editing command.
  func hasCommandOfView(_ command: EditingCommand) -> Bool { action(for: command) != nil }

  /// Performs the editing command for a key, such as Control-C. Returns false if the key has no command, or no view handles it.
  func performCommandOfView(for input: KeyInput) -> Bool {
    guard input.phase == .down, case .character = input.key, !input.modifiers.isDisjoint(with: [.control, .command]) else { return false }
    guard let command = EditingCommand(input, isRightToLeft: false) else { return false }
    return performCommandOfView(command)
  }
}
