package import RivuletTree

/// What the commands to copy, cut and paste do while a node or something inside has the focus.
@MainActor
package final class ClipboardCommandHandler {
  /// Nil where there is nothing to copy.
  package var copy: (() -> Void)?
  /// Nil where nothing can be cut.
  package var cut: (() -> Void)?
  /// Nil where nothing is pasted.
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
  /// Returns the action of an editing command for views other than text: that of the control with the focus, or of the innermost view around it that
  /// copies, cuts or pastes. Where nothing has the focus, the first such view is meant.
  private func action(for command: EditingCommand) -> (() -> Void)? {
    if let node = controlInFocus, let action = (node.responder as? any EditingResponder)?.action(for: command, in: node) { return action }
    return innermost { $0.attachment(ClipboardCommandHandler.self)?.action(for: command) }
  }

  /// Does for a view what an editing command does for text; false if no view takes the command.
  func performCommandOfView(_ command: EditingCommand) -> Bool {
    guard let action = action(for: command) else { return false }
    action()
    return true
  }

  /// Whether a view takes an editing command now.
  func hasCommandOfView(_ command: EditingCommand) -> Bool { action(for: command) != nil }

  /// Carries out the editing command of a key, such as Control-C. False if the key has none, or no view takes it.
  func performCommandOfView(for input: KeyInput) -> Bool {
    guard input.phase == .down, case .character = input.key, !input.modifiers.isDisjoint(with: [.control, .command]) else { return false }
    guard let command = EditingCommand(input, isRightToLeft: false) else { return false }
    return performCommandOfView(command)
  }
}
