import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletText

extension TextBehavior {
  /// A part of the text that is drawn separately during the transition to new text.
  private struct Piece {
    let item: TextItem
    /// The factor that scales the characters to the size of the current text.
    let scale: Double
    var offset = CGPoint.zero
    var opacity = 1.0
  }

  /// Returns the factor that scales the characters of previous or current text to the size of the current text.
  private func scale(of shown: TextTransitionState.Shown) -> Double {
    let (size, present) = (shown.text.text.firstFont.size, resolved.text.firstFont.size)
    return size > 0 && present > 0 ? present / size : 1
  }

  /// Draws the state between two contents. Returns false if the text shows only one content.
  func drawTransition(on node: ViewNode) -> Bool {
    guard let passage, let drawing = node.drawing else { return false }
    let present = TextTransitionState.Shown(
      text: resolved, proposal: node.proposal ?? ProposedViewSize(node.size), transition: passage.transition)
    guard let seen = passage.contents.seen(before: present) else { return false }
    let system = node.surroundings.textSystem
    let (old, new) = (item(of: seen.from, system), item(of: seen.to, system))
    let faded = [
      Piece(item: old, scale: scale(of: seen.from), opacity: 1 - seen.share),
      Piece(item: new, scale: scale(of: seen.to), opacity: seen.share),
    ]
    let pieces = rollingPieces(seen.from, seen.to, seen.share, system) ?? faded
    let tree = node.surroundings.drawing
    tree.setMask(nil, of: drawing)
    tree.setItem(nil, of: drawing)
    let parts = pieces.enumerated().map { index, piece in
      let part = index < drawing.children.count ? drawing.children[index] : tree.makeNode()
      tree.setItem(.text(piece.item), of: part)
      tree.setOffset(piece.offset, of: part)
      tree.setTransform(piece.scale == 1 ? nil : CGAffineTransform(scaleX: piece.scale, y: piece.scale), of: part)
      tree.setOpacity(piece.opacity, of: part)
      return part
    }
    tree.setChildren(of: drawing, to: parts)
    return true
  }

  private func item(of shown: TextTransitionState.Shown, _ system: TextSystem) -> TextItem {
    let layout = system.layout(shown.text.text, style: shown.text.style, proposal: shown.proposal)
    return TextItem(
      string: shown.text.text.string, runs: shown.text.text.runs, lines: layout.lines, truncation: shown.text.style.truncation)
  }

  // MARK: Characters that roll

  /// Returns the pieces of a rolling transition, or nil if the text does not roll. The common prefix and suffix move from the old position
  /// to the new position, and the characters that differ roll out and in.
  private func rollingPieces(
    _ old: TextTransitionState.Shown, _ new: TextTransitionState.Shown, _ share: Double, _ system: TextSystem
  ) -> [Piece]? {
    guard let isDownwards = new.transition.rollsDownwards(after: old.transition) else { return nil }
    let (oldItem, newItem) = (item(of: old, system), item(of: new, system))
    guard let oldLine = oldItem.singleCompleteLine, let newLine = newItem.singleCompleteLine else { return nil }
    let same = CommonAffixes(old.text.text.string, new.text.text.string)
    func cut(_ item: TextItem, _ line: TextLine, _ text: StyledText, _ range: Range<Int>) -> TextItem? {
      guard !range.isEmpty, let edges = system.edges(of: range, on: line, of: text) else { return nil }
      let rect = CGRect(x: edges.lowerBound, y: line.rect.minY, width: edges.upperBound - edges.lowerBound, height: line.rect.height)
      let string = String(decoding: Array(text.string.utf8)[range], as: UTF8.self)
      let part = TextLine(rect: rect, baseline: line.baseline, range: 0..<string.utf8.count)
      return TextItem(string: string, runs: text.runs(in: range), lines: TextLines(part), truncation: item.truncation)
    }
    let (oldCount, newCount) = (old.text.text.string.utf8.count, new.text.text.string.utf8.count)
    let (oldScale, newScale) = (scale(of: old), scale(of: new))
    var pieces: [Piece] = []
    for (oldRange, newRange) in [
      (0..<same.prefix, 0..<same.prefix), (oldCount - same.suffix..<oldCount, newCount - same.suffix..<newCount),
    ] {
      guard let from = cut(oldItem, oldLine, old.text.text, oldRange) else { continue }
      guard let to = cut(newItem, newLine, new.text.text, newRange) else { continue }
      let way = from.bounds.minX * oldScale - to.bounds.minX * newScale
      pieces.append(Piece(item: to, scale: newScale, offset: CGPoint(x: way * (1 - share), y: 0)))
    }
    let way = (isDownwards ? 1 : -1) * max(oldLine.rect.height * oldScale, newLine.rect.height * newScale)
    if let going = cut(oldItem, oldLine, old.text.text, same.prefix..<oldCount - same.suffix) {
      pieces.append(Piece(item: going, scale: oldScale, offset: CGPoint(x: 0, y: way * share), opacity: 1 - share))
    }
    if let coming = cut(newItem, newLine, new.text.text, same.prefix..<newCount - same.suffix) {
      pieces.append(Piece(item: coming, scale: newScale, offset: CGPoint(x: 0, y: -way * (1 - share)), opacity: share))
    }
    return pieces
  }
}

extension ContentTransition {
  /// Returns true if characters roll downwards, or nil if they do not roll.
  fileprivate func rollsDownwards(after old: ContentTransition) -> Bool? {
    switch (kind, old.kind) {
    case (.numericText(let countsDown), _): countsDown
    case (.numericValue(let value), .numericValue(let before)): value < before
    case (.numericValue, _): false
    default: nil
    }
  }
}

extension TextItem {
  /// The line, if there is only one line and it is shown completely.
  fileprivate var singleCompleteLine: TextLine? {
    guard lines.count == 1, let line = lines.first, !line.isTruncated, line.range == 0..<string.utf8.count else { return nil }
    return line
  }
}

extension TextSystem {
  /// Returns the left and the right edge of a range of characters in a line.
  fileprivate func edges(of range: Range<Int>, on line: TextLine, of text: StyledText) -> Range<CGFloat>? {
    let xs = edges(between: [range.lowerBound, range.upperBound], on: line, of: text).flatMap { [$0.leading, $0.trailing] }
    guard let left = xs.min(), let right = xs.max() else { return nil }
    return left..<right
  }
}

/// The lengths of the common prefix and, of the remainders, the common suffix of two strings, in UTF-8 code units of whole characters.
struct CommonAffixes {
  let prefix: Int
  let suffix: Int

  init(_ a: String, _ b: String) {
    let head = zip(a, b).prefix { $0 == $1 }.map(\.0)
    let tail = zip(a.dropFirst(head.count).reversed(), b.dropFirst(head.count).reversed()).prefix { $0 == $1 }.map(\.0)
    prefix = head.reduce(0) { $0 + $1.utf8.count }
    suffix = tail.reduce(0) { $0 + $1.utf8.count }
  }
}
