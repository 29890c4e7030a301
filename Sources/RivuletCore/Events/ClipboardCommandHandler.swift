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
  /// Does for a view what copying, cutting and pasting do for text: for the innermost view around the focus that knows the command. Where nothing has
  /// the focus, the first view that knows it is meant. False if there is none.
  func performClipboardCommand(_ command: EditingCommand) -> Bool {
    guard let action = innermost({ $0.attachment(ClipboardCommandHandler.self)?.action(for: command) }) else { return false }
    action()
    return true
  }

  /// Whether a view takes a clipboard command now.
  func hasClipboardCommand(_ command: EditingCommand) -> Bool {
    innermost { $0.attachment(ClipboardCommandHandler.self)?.action(for: command) } != nil
  }

  /// Carries out the clipboard command of a key, such as Control-C. False if the key has none, or no view takes it.
  func performClipboardCommand(for input: KeyInput) -> Bool {
    guard input.phase == .down, case .character = input.key, !input.modifiers.isDisjoint(with: [.control, .command]) else { return false }
    guard let command = EditingCommand(input, isRightToLeft: false) else { return false }
    return performClipboardCommand(command)
  }
}
