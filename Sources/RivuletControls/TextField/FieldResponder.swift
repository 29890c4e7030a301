package import Foundation
package import RivuletCore
import RivuletElements
import RivuletLooks
import RivuletText

/// The responder that connects a field with the keyboard, the input method, and the pointer.
@MainActor
package final class FieldResponder: EventResponder {
  var field: FieldModifier { didSet { if lostAt != nil { endLostEditing() } } }
  package var isEnabled = true
  private var clicks = ClickCounter()
  /// The time when people last typed, in seconds.
  private var lastEdit = -Double.infinity
  /// True while a submission resigns the focus. Losing the focus then does not commit the text a second time.
  private var isSubmitting = false

  /// The node of the field if the field lost the focus during its removal; nil once the field returns.
  private weak var lostAt: ViewNode?

  /// The pause after which typing starts a new undo step, in seconds.
  private static let pause = 1.0

  init(_ field: FieldModifier) {
    self.field = field
  }

  package var canFocus: Bool { isEnabled }
  package var showsFocusRing: Bool { field.showsFocusRing }

  package func focusChanged(_ isFocused: Bool, in node: ViewNode) {
    if node.scope.isLeavingOrRemoved { return focusWasLost(in: node) }
    if !isFocused {
      edit { $0.commitMarked() }
      commitValue()
    }
    var session = field.session.wrappedValue
    session.isFocused = isFocused
    session.isUnsaved = false
    session.editing = session.state(for: field.text.wrappedValue, isValue: field.isValue, selection: field.selection?.wrappedValue)
    if isFocused { field.editor.writeSelection(&session) }
    field.session.wrappedValue = session
    if !isFocused, !isSubmitting { field.actions.onCommit?() }
    field.actions.onEditingChanged?(isFocused)
  }

  /// Ends the editing of a field that is being removed. The method does not read the field's bindings, because they may refer to data that
  /// no longer exists. It only writes a typed value that has not been committed.
  private func focusWasLost(in node: ViewNode) {
    lostAt = node
    let session = field.session.wrappedValue
    if field.isValue, session.isUnsaved { field.text.wrappedValue = session.editing.text }
    if !isSubmitting { field.actions.onCommit?() }
    field.actions.onEditingChanged?(false)
  }

  /// Resets the editing state of a field that returns after its removal.
  private func endLostEditing() {
    guard let node = lostAt, !node.scope.isLeavingOrRemoved else { return }
    lostAt = nil
    node.tree.actions.append { [weak self, weak node] in
      guard let self, let node, node.tree.keyboard.controlInFocus !== node else { return }
      var session = field.session.wrappedValue
      (session.isFocused, session.isUnsaved) = (false, false)
      field.session.wrappedValue = session
    }
  }

  /// Modifies the current editing state. Typing after a pause is a separate undo step (B21.68).
  private func edit(in node: ViewNode? = nil, _ change: (inout EditingState) -> Void) {
    let now = node?.tree.services.now
    let isPause = now.map { $0 - lastEdit > Self.pause } ?? false
    if let now { lastEdit = now }
    field.editor.edit { state in
      if isPause { state.interruptHistory() }
      change(&state)
      // A cleared secret cannot be restored (B21.66).
      if field.isSecure, state.text.isEmpty { state = EditingState() }
    }
  }

  /// Parses the value from the typed text. Invalid text leaves the value unchanged (B21.70, B21.71).
  private func commitValue() {
    var session = field.session.wrappedValue
    guard field.isValue, session.isUnsaved else { return }
    field.text.wrappedValue = session.editing.text
    session.isUnsaved = false
    field.session.wrappedValue = session
  }
}

// MARK: - Pointer

extension FieldResponder {
  package func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { isEnabled }

  package func pointerBegan(at point: CGPoint, in node: ViewNode) {
    // The selection extends from the caret, which exists only during editing.
    let isExtending = node.tree.pointer.modifiers.contains(.shift) && node.tree.keyboard.focusedNode === node
    node.tree.keyboard.focus(node)
    let offset = offset(at: point, in: node)
    let count = clicks.press(at: point, time: node.tree.services.now)
    edit { state in
      state.commitMarked()
      switch count {
      case _ where isExtending: state.moveCaret(to: offset, extending: true)
      case 1: state.moveCaret(to: offset)
      case 2: state.selectWord(at: offset)
      case _ where field.lines != .one: state.selectParagraph(at: offset)
      default: state.selectAll()
      }
    }
  }

  package func pointerMoved(to point: CGPoint, in node: ViewNode) {
    guard isEnabled, !clicks.isMultiple else { return }
    let offset = offset(at: point, in: node)
    edit { $0.moveCaret(to: offset, extending: true) }
  }

  package func pointerEnded(at point: CGPoint, in node: ViewNode) { offerSelection(in: node) }
  package func pointerCancelled(in node: ViewNode) { offerSelection(in: node) }
  package func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape? { isEnabled ? .text : nil }

  package func pasteSelection(at point: CGPoint, in node: ViewNode) -> Bool {
    guard isEnabled, let selection = node.tree.services.primarySelection else { return false }
    node.tree.keyboard.focus(node)
    let offset = offset(at: point, in: node)
    edit { state in
      state.commitMarked()
      state.moveCaret(to: offset)
    }
    paste(from: selection)
    return true
  }

  /// Takes the focus before a menu opens, and selects the word at the point unless the point is in the selection.
  package func prepareForMenu(at point: CGPoint?, in node: ViewNode) {
    node.tree.keyboard.focus(node)
    guard let point else { return }
    let offset = offset(at: HitTest.local(point, in: node), in: node)
    edit { state in
      state.commitMarked()
      if state.selection.range.contains(offset) { return }
      // Selecting a word in a secure field would reveal the positions of spaces.
      if field.isSecure { state.moveCaret(to: offset) } else { state.selectWord(at: offset) }
    }
    offerSelection(in: node)
  }

  /// Offers the selection for pasting with the middle mouse button, except in a secure field.
  private func offerSelection(in node: ViewNode) {
    let text = editing.selectedText
    guard !field.isSecure, !text.isEmpty else { return }
    node.tree.services.primarySelection?.write(text)
  }

  /// Returns the text offset nearest to a point in the field's node.
  private func offset(at point: CGPoint, in node: ViewNode) -> Int {
    var place = point
    var step = field.geometry.node
    while let current = step, current !== node {
      place.x -= current.origin.x
      place.y -= current.origin.y
      step = current.parent
    }
    return field.geometry.offset(at: place)
  }
}

// MARK: - Text

extension FieldResponder: TextReceiver {
  package var isSecure: Bool { field.isSecure }

  package var editing: EditingState { field.editor.state }

  package func command(for input: KeyInput, in node: ViewNode) -> EditingCommand? {
    if input.key == .tab, field.insertsTabs, input.phase != .up, input.modifiers.isEmpty { return .insert("\t") }
    let direction = WritingDirection(firstIn: editing.text[...])
    return EditingCommand(input, isRightToLeft: direction.map { $0 == .rightToLeft } ?? node.isMirrored, lines: field.lines)
  }

  package func perform(_ command: EditingCommand, in node: ViewNode) {
    guard isEnabled else { return }
    let before = editing.selection
    carryOut(command, in: node)
    if editing.selection != before { offerSelection(in: node) }
  }

  private func carryOut(_ command: EditingCommand, in node: ViewNode) {
    switch command {
    case .insert(let text): insert(text, in: node)
    case .moveVertically(let direction, let extending):
      let head = field.geometry.offset(from: editing.selection.head, towards: direction)
      edit { $0.moveCaret(to: head, extending: extending) }
    case .move(let direction, .line, let extending) where field.lines != .one:
      let head = field.geometry.endOfLine(around: editing.selection.head, towards: direction)
      edit { $0.moveCaret(to: head, extending: extending) }
    case .delete(let direction, .line) where field.lines != .one && editing.selection.isCaret:
      let head = field.geometry.endOfLine(around: editing.selection.head, towards: direction)
      edit { state in
        state.moveCaret(to: head, extending: true)
        state.delete(direction, by: .character)
      }
    case .move(let direction, let unit, let extending): edit { $0.move(direction, by: unit, extending: extending) }
    case .delete(let direction, let unit): edit(in: node) { $0.delete(direction, by: unit) }
    case .selectAll: edit { $0.selectAll() }
    case .select(let selection):
      edit { state in
        state.moveCaret(to: selection.anchor)
        state.moveCaret(to: selection.head, extending: true)
      }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .copy: copy(to: node.tree.services.clipboard)
    case .cut: if copy(to: node.tree.services.clipboard) { edit { $0.insert("") } }
    case .paste: paste(from: node.tree.services.clipboard)
    case .submit: submit(in: node)
    }
  }

  package func mark(_ text: String, selection: Range<Int>) {
    if isEnabled { edit { $0.mark(text, selection: selection) } }
  }

  package func deleteAround(before: Int, after: Int) {
    if isEnabled { edit { $0.deleteAround(before: before, after: after) } }
  }

  package func screenLine(at offset: Int) -> Range<Int>? { field.geometry.line(at: offset) }

  package func caretRect(in node: ViewNode) -> CGRect {
    guard let drawing = field.geometry.node?.drawing, !field.geometry.caret.isNull else { return .null }
    let caret = field.geometry.caret
    let start = drawing.convertToRoot(caret.origin)
    let end = drawing.convertToRoot(CGPoint(x: caret.maxX, y: caret.maxY))
    return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y).standardized
  }

  /// Copies the selection to a clipboard, and returns false if the selection is empty or the field is secure.
  @discardableResult
  private func copy(to clipboard: any Clipboard) -> Bool {
    let text = editing.selectedText
    guard !field.isSecure, !text.isEmpty else { return false }
    clipboard.write(text)
    return true
  }

  private func paste(from clipboard: any Clipboard) {
    clipboard.readText { [weak self] text in
      guard let self, isEnabled, let text, !text.isEmpty else { return }
      if text.utf8.count > FieldResponder.maximumPasteLength { reportLongPaste(text) } else { insert(text) }
    }
  }

  /// The maximum length of text that a field accepts from the clipboard, in UTF-8 code units.
  private static let maximumPasteLength = 16 << 20

  private func reportLongPaste(_ text: String) {
    RuntimeIssue.report(
      .invalidValue, typeName: field.lines == .one ? "TextField" : "TextEditor",
      "The clipboard contains \(text.utf8.count >> 20) MB of text, but a field pastes at most \(FieldResponder.maximumPasteLength >> 20) "
        + "MB at once. Nothing was pasted. Paste the text in parts, or read it with a PasteButton.")
  }

  private func insert(_ text: String, in node: ViewNode? = nil) {
    edit(in: node) { $0.insert(text, keepingBreaks: field.lines != .one, keepingTabs: field.insertsTabs) }
  }

  private func submit(in node: ViewNode) {
    edit { $0.commitMarked() }
    commitValue()
    field.actions.onCommit?()
    isSubmitting = true
    let hasActed = SubmitResponder.submit(.text, from: node)
    // If the app has no action for the submission, the default button is pressed instead (B14.65).
    if !hasActed, field.actions.onCommit == nil, node.tree.looks.fields.submissionPressesDefault {
      node.tree.keyboard.performDefaultAction()
    }
    node.tree.keyboard.afterFocusRequests { [weak self, weak node] asked in
      if let self, let node { endSubmission(in: node, keepsFocus: asked === node) }
    }
  }

  /// Ends a submission. Depending on the looks, the field resigns the focus unless the app has requested that it keep the focus, or keeps
  /// the focus and selects all of its text (B21.63). If the app has moved the focus elsewhere, nothing happens.
  private func endSubmission(in node: ViewNode, keepsFocus: Bool) {
    defer { isSubmitting = false }
    guard node.tree.keyboard.controlInFocus === node, !node.scope.isLeavingOrRemoved else { return }
    if node.tree.looks.fields.keepsFocusAfterSubmission {
      edit { $0.selectAll() }
    } else if !keepsFocus {
      node.tree.keyboard.removeFocus()
    }
  }
}

// MARK: - Other keys

extension FieldResponder {
  package func handle(_ key: KeyInput, in node: ViewNode) -> Bool {
    guard isEnabled, key.phase != .up else { return false }
    // In a field that inserts tabs, Control-Tab moves the focus instead (B21.67).
    if field.insertsTabs, key.key == .tab, key.modifiers.subtracting(.shift) == .control {
      return node.tree.keyboard.moveFocus(forward: !key.modifiers.contains(.shift))
    }
    return field.finder?.handle(key) ?? false
  }
}
