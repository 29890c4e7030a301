package import Foundation
import RivuletTree

/// What the keyboard and the input method of a host do to the text that has the focus.
extension KeyDispatcher {
  /// The control that text is typed into now; nil if the focus is elsewhere.
  package var textReceiver: (any TextReceiver)? { focusedNode?.responder?.textReceiver }

  /// Writes text into the field that has the focus; false if there is none.
  @discardableResult
  package func insertText(_ text: String) -> Bool {
    guard let node = focusedNode, let receiver = textReceiver else { return false }
    receiver.perform(.insert(text), in: node)
    return true
  }

  /// Carries out an editing command in the text that has the focus, or in another view, also while a menu is open. Where
  /// nothing has the focus, the text that had it last gets the command. False if there is none.
  @discardableResult
  package func edit(_ command: EditingCommand) -> Bool {
    if controlInFocus?.responder?.textReceiver == nil {
      if performCommandOfView(command) { return true }
      guard controlInFocus == nil, let lastText, canFocus(lastText) else { return false }
      focus(lastText)
    }
    guard let node = controlInFocus, let receiver = node.responder?.textReceiver else { return false }
    receiver.perform(command, in: node)
    return true
  }

  /// Whether an editing command can do anything now.
  package func canEdit(_ command: EditingCommand) -> Bool {
    guard let receiver = controlInFocus?.responder?.textReceiver else { return hasCommandOfView(command) }
    let editing = receiver.editing
    return switch command {
    case .undo: editing.canUndo
    case .redo: editing.canRedo
    case .cut, .copy: !receiver.isSecure && !editing.selection.range.isEmpty
    case .selectAll: !editing.text.isEmpty
    default: true
    }
  }

  /// Calls `body` once the states that were written in this turn have moved the focus.
  package func afterFocusRequests(_ body: @escaping (_ asked: ViewNode?) -> Void) { tree.focus.afterRequests(body) }

  /// Where the caret of the field that has the focus is, in root coordinates; nil if there is none.
  package var caretRect: CGRect? {
    guard let node = focusedNode, let receiver = textReceiver else { return nil }
    let rect = receiver.caretRect(in: node)
    return rect.isNull ? nil : rect
  }

  /// Lets the field that has the focus take a key; false if there is no field or the key means nothing to it.
  func dispatchToText(_ input: KeyInput) -> Bool {
    guard let node = focusedNode, let receiver = textReceiver else { return false }
    if input.key == .escape, input.phase != .up, receiver.editing.marked != nil {
      receiver.mark("", selection: 0..<0)
      return true
    }
    guard let command = receiver.command(for: input, in: node) else { return false }
    receiver.perform(command, in: node)
    return true
  }

  /// A press of the pointer outside of menus takes the focus from a control, but text goes on being typed where it was (our choice). A view that takes the
  /// focus by presses gets it, unless a control inside is pressed. A press beside the controls of a modal presentation changes nothing.
  func pointerPressed(on chain: [ViewNode], at point: CGPoint) {
    if tree.overlay.showsMenu { return }
    let pressed = chain.first { node in
      if let stop = node.responder as? FocusStop { return stop.takesPresses && canFocus(node) }
      guard let responder = node.responder, responder.isControl else { return false }
      return responder.takesPress(at: HitTest.local(point, in: node), in: node)
    }
    if let pressed, pressed.responder is FocusStop {
      focus(pressed)
    } else if textReceiver == nil, pressed != nil || !tree.overlay.isModal {
      giveUpFocus()
    }
  }

  /// Where the focus comes by the keyboard of a desktop, typing replaces what is there.
  func selectTextForTyping() {
    guard tree.services.idiom == .desktop, let node = focusedNode else { return }
    textReceiver?.perform(.selectAll, in: node)
  }
}
