import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// Where the lines of a field were when it was last drawn, kept for the pointer, the keyboard and the input method; and how far they are
/// scrolled.
@MainActor
final class FieldGeometry {
  /// The lines as they were drawn last.
  private struct Drawn {
    let text: DisplayedText
    let styled: StyledText
    let lines: TextLines
    let system: TextSystem
    /// From the coordinates of the lines to the node's.
    let offset: CGPoint
    let caret: CGRect
  }

  /// The node of the lines; nil before the first drawing.
  private(set) weak var node: ViewNode?
  private var drawn: Drawn?
  /// How far the text is moved towards its beginning.
  private var scroll: CGFloat = 0
  /// Where the caret came from by the last movement up or down, which it aims at again, and where it came to.
  private var aim: (x: CGFloat, head: Int)?
  let blinker = CaretBlinker()
  /// Whether the next drawing brings what is selected into sight.
  var revealsSelection = false

  nonisolated init() {}

  /// Lays the text out in a node; the caret stays in sight while the text is edited, and its beginning otherwise.
  func layOut(_ behavior: EditableLineBehavior, in node: ViewNode) {
    let system = node.surroundings.textSystem
    self.node = node
    if behavior.lineCounts == nil {
      layOutLine(behavior, system, in: node.size)
    } else {
      layOutLines(behavior, system, in: node.size)
    }
  }

  private func layOutLine(_ behavior: EditableLineBehavior, _ system: TextSystem, in size: CGSize) {
    let layout = system.layout(behavior.styled, style: ParagraphStyle(lineLimit: 1), proposal: .unspecified)
    guard let line = layout.lines.first else { return }
    let caretX = place(of: behavior.text.caret, among: behavior.text.boundaries, on: line, behavior.styled, system) - line.rect.minX
    let room = size.width - line.rect.width - behavior.caretWidth
    var start = room > 0 ? behavior.style.indent(room) : behavior.isEdited ? -scroll : behavior.style.isRightToLeft ? room : 0
    if room <= 0, behavior.isEdited {
      start = scrolled(start, room: room, to: caretX...caretX + behavior.caretWidth, in: size.width)
    }
    scroll = -start
    let caret = CGRect(x: behavior.pixel(caretX + start), y: 0, width: behavior.caretWidth, height: line.rect.height)
    drawn = Drawn(
      text: behavior.text, styled: behavior.styled, lines: [line], system: system, offset: CGPoint(x: start - line.rect.minX, y: 0),
      caret: caret)
  }

  private func layOutLines(_ behavior: EditableLineBehavior, _ system: TextSystem, in size: CGSize) {
    let layout = behavior.lines(system, width: size.width)
    let line = layout.lines[FieldGeometry.index(of: behavior.text.caret, in: layout.lines)]
    let x = place(of: behavior.text.caret, among: behavior.text.boundaries.within(line), on: line, behavior.styled, system)
    let indent = behavior.style.indent(max(size.width - behavior.caretWidth - layout.size.width, 0))
    let room = size.height - layout.size.height
    var start = room >= 0 || !behavior.isEdited ? 0 : -scroll
    if room < 0, behavior.isEdited { start = scrolled(start, room: room, to: line.rect.minY...line.rect.maxY, in: size.height) }
    scroll = -start
    let caret = CGRect(
      x: behavior.pixel(x + indent), y: behavior.pixel(line.rect.minY + start), width: behavior.caretWidth, height: line.rect.height)
    drawn = Drawn(
      text: behavior.text, styled: behavior.styled, lines: layout.lines, system: system, offset: CGPoint(x: indent, y: start), caret: caret)
  }

  /// A start that leaves no gap behind the text and keeps a part of it in sight.
  private func scrolled(_ start: CGFloat, room: CGFloat, to part: ClosedRange<CGFloat>, in length: CGFloat) -> CGFloat {
    let filled = min(max(start, room), 0)
    return min(max(filled, -part.lowerBound), length - part.upperBound)
  }

  /// The x of a boundary on a line, among those of the line.
  private func place(of offset: Int, among boundaries: [Int], on line: TextLine, _ text: StyledText, _ system: TextSystem) -> CGFloat {
    guard let index = boundaries.lastIndex(where: { $0 <= offset }), boundaries.count > 1 else { return line.rect.minX }
    let character = index + 1 < boundaries.count ? index : index - 1
    let ends = [boundaries[character], boundaries[character + 1]]
    guard let edges = system.edges(between: ends, on: line, of: text).first else { return line.rect.minX }
    return character == index ? edges.leading : edges.trailing
  }

  /// The line that a boundary lies on; of two the later one.
  private static func index(of offset: Int, in lines: TextLines) -> Int {
    lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }
}

extension FieldGeometry {
  /// What is drawn: the lines, and from where.
  var content: (text: StyledText, lines: TextLines, offset: CGPoint)? {
    drawn.map { ($0.styled, $0.lines, $0.offset) }
  }

  /// The caret in the node's coordinates; null before the first drawing.
  var caret: CGRect { drawn?.caret ?? .null }

  /// What covers the selected characters, in the node's coordinates; in text of both directions a line may have several pieces.
  var selectedRects: [CGRect] {
    guard let drawn, !drawn.text.selection.isEmpty else { return [] }
    let selection = drawn.text.selection
    let boundaries = drawn.text.boundaries.filter { selection.lowerBound...selection.upperBound ~= $0 }
    if drawn.lines.count == 1 { return rects(boundaries, on: drawn.lines[0], drawn) }
    return drawn.lines.flatMap { rects(boundaries.within($0), on: $0, drawn) }
  }

  /// What covers some parts of the text, in the node's coordinates.
  func rects(of parts: [Range<Int>]) -> [CGRect] {
    guard let drawn, !parts.isEmpty else { return [] }
    return parts.flatMap { part -> [CGRect] in
      let first = FieldGeometry.index(of: part.lowerBound, in: drawn.lines)
      let last = FieldGeometry.index(of: max(part.upperBound - 1, part.lowerBound), in: drawn.lines)
      return (first...max(first, last)).flatMap { index -> [CGRect] in
        let line = drawn.lines[index]
        return rects(drawn.text.boundaries(in: part.clamped(to: line.range)), on: line, drawn)
      }
    }
  }

  /// Gives the field around the focus.
  func focus() {
    var step = node
    while let current = step, current.responder?.textReceiver == nil { step = current.parent }
    if let step { step.tree.keyboard.focus(step) }
  }

  private func rects(_ boundaries: [Int], on line: TextLine, _ drawn: Drawn) -> [CGRect] {
    var rects: [CGRect] = []
    for edges in drawn.system.edges(between: boundaries, on: line, of: drawn.styled) {
      let left = min(edges.leading, edges.trailing) + drawn.offset.x
      let rect = CGRect(
        x: left, y: line.rect.minY + drawn.offset.y, width: abs(edges.trailing - edges.leading), height: line.rect.height)
      // Neighbours become one, so that no seams show.
      if let last = rects.last, abs(last.maxX - rect.minX) < 0.01 || abs(rect.maxX - last.minX) < 0.01 {
        rects[rects.count - 1] = last.union(rect)
      } else {
        rects.append(rect)
      }
    }
    return rects
  }

  /// The boundary nearest to a point of the node, as an offset in the text that is edited.
  func offset(at point: CGPoint) -> Int {
    guard let drawn else { return 0 }
    let y = point.y - drawn.offset.y
    let line = drawn.lines.firstIndex { y < $0.rect.maxY } ?? drawn.lines.count - 1
    return offset(at: point.x, line: line, drawn)
  }

  private func offset(at x: CGFloat, line index: Int, _ drawn: Drawn) -> Int {
    let line = drawn.lines[index]
    let boundaries = drawn.lines.count == 1 ? drawn.text.boundaries : drawn.text.boundaries.within(line)
    let edges = drawn.system.edges(between: boundaries, on: line, of: drawn.styled)
    guard let last = edges.last else { return drawn.lines.count == 1 ? 0 : line.range.lowerBound }
    let places = edges.map(\.leading) + [last.trailing]
    let nearest = places.indices.min { abs(places[$0] + drawn.offset.x - x) < abs(places[$1] + drawn.offset.x - x) } ?? 0
    return drawn.text.source(of: boundaries[nearest])
  }

  /// Where the caret comes by a step up or down; beyond the first and the last line to the end of the text.
  func offset(from head: Int, towards direction: EditingDirection) -> Int {
    guard let drawn else { return head }
    let x = aim.flatMap { $0.head == head ? $0.x : nil } ?? drawn.caret.minX
    let line = FieldGeometry.index(of: head, in: drawn.lines) + (direction == .forward ? 1 : -1)
    guard drawn.lines.indices.contains(line) else { return direction == .forward ? drawn.text.string.utf8.count : 0 }
    let target = offset(at: x, line: line, drawn)
    aim = (x, target)
    return target
  }

  /// What stands on the line that a boundary lies on, with the break behind it; nil before the first drawing.
  func line(at offset: Int) -> Range<Int>? {
    guard let drawn, drawn.lines.count > 1 else { return drawn.map { 0..<$0.text.string.utf8.count } }
    let index = FieldGeometry.index(of: offset, in: drawn.lines)
    let start = drawn.lines[index].range.lowerBound
    let end = index + 1 < drawn.lines.count ? drawn.lines[index + 1].range.lowerBound : drawn.text.string.utf8.count
    return start..<max(start, end)
  }

  /// The beginning or the end of the line that a boundary lies on.
  func endOfLine(around offset: Int, towards direction: EditingDirection) -> Int {
    guard let drawn else { return offset }
    let range = drawn.lines[FieldGeometry.index(of: offset, in: drawn.lines)].range
    return direction == .forward ? range.upperBound : range.lowerBound
  }
}

extension EditableLineBehavior {
  /// The nearest place between two pixels.
  fileprivate func pixel(_ length: CGFloat) -> CGFloat { (length * displayScale).rounded() / displayScale }
}

extension [Int] {
  /// Those that lie on a line, both of its ends included.
  fileprivate func within(_ line: TextLine) -> [Int] { filter { line.range.lowerBound...line.range.upperBound ~= $0 } }
}
