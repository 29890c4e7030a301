package import RivuletTree

/// The clipboard actions that apply while focus is at or inside a node.
@MainActor
package final class ClipboardCommandHandler {
  /// The copy action; nil if there is nothing to copy.
  package var copy: (() -> Void)?
  /// The cut action; nil if there is nothing to cut.
  package var cut: (() -> Void)?
  /// The paste action; nil if there is nothing to paste.
  package var paste: (() -> Void)?

  /// Creates a handler and attaches it to a node.
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
  /// Returns the action of an editing command outside text. The focused control takes precedence, followed by the innermost enclosing view
  /// that handles the command. If no view has focus, the first view that handles the command provides the action.
  private func action(for command: EditingCommand) -> (() -> Void)? {
    if let node = controlInFocus, let action = (node.responder as? any EditingResponder)?.action(for: command, in: node) { return action }
    return innermost { $0.attachment(ClipboardCommandHandler.self)?.action(for: command) }
  }

  /// Performs an editing command outside text. Returns false if no view handles the command.
  func performNonTextCommand(_ command: EditingCommand) -> Bool {
    guard let action = action(for: command) else { return false }
    action()
    return true
  }

  /// Returns true if a view outside text currently handles an editing command.
  func canPerformNonTextCommand(_ command: EditingCommand) -> Bool { action(for: command) != nil }

  /// Performs the editing command for a key, such as Control-C, outside text. Returns false if the key has no command or no view handles
  /// it.
  func performNonTextCommand(for input: KeyInput) -> Bool {
    guard input.phase == .down, case .character = input.key, !input.modifiers.isDisjoint(with: [.control, .command]) else { return false }
    guard let command = EditingCommand(input, isRightToLeft: false) else { return false }
    return performNonTextCommand(command)
  }
}
