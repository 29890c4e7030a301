package import Foundation
package import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

/// A responder that lets people select and copy text with the mouse.
///
/// Links in the text still work. Inside a control that handles the pointer itself, such as a button, no text can be selected.
package final class TextSelectionResponder: EditingResponder {
  /// The fixed and the moving end of the selection, in UTF-8 code units, or nil if nothing is selected.
  private var ends: (anchor: Range<Int>, head: Range<Int>)?
  private var clicks = ClickCounter()
  /// True while the current press is on a link.
  private var pressesLink = false

  package var isControl: Bool { false }
  package var showsFocusRing: Bool { false }
  /// A Boolean value that is always true, so that a drag selects text instead of scrolling.
  package var holdsContact: Bool { true }
  /// True while text is selected. Tab skips text without a selection.
  package var canFocus: Bool { ends != nil }

  /// The selected range, or nil if nothing is selected.
  var range: Range<Int>? {
    guard let ends else { return nil }
    let range = min(ends.anchor.lowerBound, ends.head.lowerBound)..<max(ends.anchor.upperBound, ends.head.upperBound)
    return range.isEmpty ? nil : range
  }

  private func text(in node: ViewNode) -> TextBehavior? { node.fact(TextBehavior.self) }

  private func links(in node: ViewNode) -> LinkResponder? { text(in: node)?.resolved.links }

  // MARK: Pointer

  package func takesPress(at point: CGPoint, in node: ViewNode) -> Bool {
    if links(in: node)?.takesPress(at: point, in: node) == true { return true }
    var ancestor = node.parent
    while let current = ancestor {
      if let responder = current.responder, responder.isControl { return false }
      ancestor = current.parent
    }
    return true
  }

  package func pointerBegan(at point: CGPoint, in node: ViewNode) {
    pressesLink = links(in: node)?.takesPress(at: point, in: node) == true
    if pressesLink { links(in: node)?.pointerBegan(at: point, in: node) }
    guard let text = text(in: node) else { return }
    let offset = text.offset(at: point, in: node)
    let string = text.resolved.text.string
    switch clicks.press(at: point, time: node.tree.services.now) {
    case 1: select(offset..<offset, in: node)
    case 2: select(string.word(around: offset), in: node)
    default: selectAll(in: node)
    }
    node.tree.keyboard.focus(node)
  }

  package func pointerMoved(to point: CGPoint, in node: ViewNode) {
    guard let text = text(in: node), let ends else { return }
    let offset = text.offset(at: point, in: node)
    let head = clicks.isMultiple ? text.resolved.text.string.word(around: offset) : offset..<offset
    guard head != ends.head else { return }
    self.ends = (ends.anchor, head)
    node.drawingMayDiffer()
  }

  package func pointerEnded(at point: CGPoint, in node: ViewNode) {
    pointerMoved(to: point, in: node)
    if pressesLink, range == nil { links(in: node)?.pointerEnded(at: point, in: node) } else { links(in: node)?.pointerCancelled(in: node) }
    pressesLink = false
    if let selected = selectedText(in: node) { node.tree.services.primarySelection?.write(selected) }
  }

  package func pointerCancelled(in node: ViewNode) { links(in: node)?.pointerCancelled(in: node) }

  package func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape? {
    links(in: node)?.pointerShape(at: point, in: node) ?? (takesPress(at: point, in: node) ? .text : nil)
  }

  /// Moves the focus to this text and selects the pressed word before a menu opens. Returns false if there is no text to select at the
  /// point.
  package func prepareForMenu(at point: CGPoint?, in node: ViewNode) -> Bool {
    guard let text = text(in: node) else { return false }
    if let point {
      let place = HitTest.local(point, in: node)
      guard takesPress(at: place, in: node) else { return false }
      let offset = text.offset(at: place, in: node)
      if range?.contains(offset) != true { select(text.resolved.text.string.word(around: offset), in: node) }
      node.tree.keyboard.focus(node)
    }
    return true
  }

  // MARK: Keyboard

  package func action(for command: EditingCommand, in node: ViewNode) -> (() -> Void)? {
    switch command {
    case .copy: selectedText(in: node).map { selected in { node.tree.services.clipboard.write(selected) } }
    case .selectAll: { [weak self] in self?.selectAll(in: node) }
    default: nil
    }
  }

  private func selectAll(in node: ViewNode) { select(0..<(text(in: node)?.resolved.text.string.utf8.count ?? 0), in: node) }

  package func focusChanged(_ isFocused: Bool, in node: ViewNode) {
    guard !isFocused, ends != nil else { return }
    ends = nil
    node.drawingMayDiffer()
  }

  private func select(_ range: Range<Int>, in node: ViewNode) {
    ends = (range, range)
    node.drawingMayDiffer()
  }

  private func selectedText(in node: ViewNode) -> String? {
    guard let range, let string = text(in: node)?.resolved.text.string else { return nil }
    let bytes = Array(string.utf8)
    return String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self).replacingOccurrences(
      of: TextAttachment.character, with: "")
  }
}

extension String {
  /// Returns the range of the word, the gap or the punctuation mark at an offset, in UTF-8 code units.
  fileprivate func word(around offset: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    let place = utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
    let inside = place == endIndex ? index(before: place) : index(startIndex, offsetBy: distance(from: startIndex, to: place))
    func kind(_ character: Character) -> Int {
      character.isLetter || character.isNumber || character == "'" ? 0 : character.isWhitespace ? 1 : 2
    }
    let wanted = kind(self[inside])
    var (first, last) = (inside, index(after: inside))
    while first > startIndex, kind(self[index(before: first)]) == wanted, wanted != 2 { first = index(before: first) }
    while last < endIndex, kind(self[last]) == wanted, wanted != 2 { last = index(after: last) }
    return utf8.distance(from: startIndex, to: first)..<utf8.distance(from: startIndex, to: last)
  }
}
