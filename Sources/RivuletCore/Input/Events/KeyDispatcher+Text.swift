package import Foundation
import RivuletTree

/// Methods that apply the input of the keyboard and the host's input method to focused text.
extension KeyDispatcher {
  /// The receiver of typed text; nil if no text has focus.
  package var textReceiver: (any TextReceiver)? { focusedNode?.responder?.textReceiver }

  /// Inserts text into the focused field. Returns false if no field has focus.
  @discardableResult
  package func insertText(_ text: String) -> Bool {
    guard let node = focusedNode, let receiver = textReceiver else { return false }
    tree.app.tracer.traced(event: TracedEvent(.text, text)) { receiver.perform(.insert(text), in: node) }
    return true
  }

  /// Performs an editing command in the focused text or in another view, even while a menu is open. If no view has focus, the most recently
  /// focused text receives the command. Returns false if no view performs it.
  @discardableResult
  package func edit(_ command: EditingCommand) -> Bool {
    if controlInFocus?.responder?.textReceiver == nil {
      if performNonTextCommand(command) { return true }
      guard controlInFocus == nil, let lastText, canFocus(lastText) else { return false }
      focus(lastText)
    }
    guard let node = controlInFocus, let receiver = node.responder?.textReceiver else { return false }
    receiver.perform(command, in: node)
    return true
  }

  /// Returns true if an editing command would currently have an effect.
  package func canEdit(_ command: EditingCommand) -> Bool {
    guard let receiver = controlInFocus?.responder?.textReceiver else { return canPerformNonTextCommand(command) }
    let editing = receiver.editing
    return switch command {
    case .undo: editing.canUndo
    case .redo: editing.canRedo
    case .cut, .copy: !receiver.isSecure && !editing.selection.range.isEmpty
    case .selectAll: !editing.text.isEmpty
    default: true
    }
  }

  /// Calls `body` after the focus states written in this turn have moved focus.
  package func afterFocusRequests(_ body: @escaping (_ asked: ViewNode?) -> Void) { tree.focus.afterRequests(body) }

  /// The frame of the caret in the focused field, in root coordinates; nil if no caret is displayed.
  package var caretRect: CGRect? {
    guard let node = focusedNode, let receiver = textReceiver else { return nil }
    let rect = receiver.caretRect(in: node)
    return rect.isNull ? nil : rect
  }

  /// Passes a key to the focused field. Returns false if no field has focus or the field does not use the key.
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

  /// Handles a press of the pointer outside menus. A focused control loses focus, but focused text keeps it (our choice). A view that
  /// accepts focus on a press receives it unless the press hits a control inside the view. A press outside the controls of a modal
  /// presentation has no effect.
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
      removeFocus()
    }
  }

  /// Selects the text after a desktop keyboard has moved focus to it, so that typing replaces it.
  func selectTextForTyping() {
    guard tree.services.habits.usesKeys, let node = focusedNode else { return }
    textReceiver?.perform(.selectAll, in: node)
  }
}
