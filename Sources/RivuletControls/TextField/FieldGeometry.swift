import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletText

/// The most recently drawn lines of a field, with their scroll offset. The pointer, the keyboard, and the input method use this geometry.
@MainActor
final class FieldGeometry {
  /// The most recently drawn lines.
  struct Drawn {
    package let text: DisplayedText
    /// The blocks, which are never empty.
    let blocks: [EditedBlock]
    let system: TextSystem
    /// The offset from the lines' coordinates to the node's coordinates.
    let offset: CGPoint
    let caret: CGRect
  }

  /// The node of the lines; nil before the first drawing.
  private(set) weak var node: ViewNode?
  private(set) var drawn: Drawn?
  /// The lines for the most recently requested widths, from oldest to newest.
  private var lines: [EditedLines] = []
  /// The blocks that have their own drawing nodes.
  private var shownBlocks: [EditedBlock] = []
  /// The distance by which the text is scrolled from its start, negative towards its end.
  private var scroll: CGFloat = 0
  /// The x-coordinate at which a sequence of vertical caret moves started, and which each move targets, along with the last offset reached.
  var verticalMoveTarget: (x: CGFloat, head: Int)?
  let blinker = CaretBlinker()
  /// True if the next drawing reveals the selection.
  var revealsSelection = false

  /// The maximum number of widths for which to cache lines.
  private static let widthLimit = 3

  nonisolated init() {}

  /// Returns the lines of the text at a width, updating cached lines if possible.
  func lines(of text: StyledText, style: ParagraphStyle, width: CGFloat?, in system: TextSystem) -> EditedLines {
    if let index = lines.lastIndex(where: { $0.breaks(style, width, system) }) {
      let known = lines.remove(at: index)
      known.update(text)
      lines.append(known)
      return known
    }
    if lines.count == Self.widthLimit { lines.removeFirst() }
    let made = EditedLines(text, style: style, width: width, in: system)
    lines.append(made)
    return made
  }

  /// Lays out the text in a node. During editing, the caret stays visible. Otherwise, the start of the text is visible.
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
    let block = EditedBlock(
      behavior.styled, TextLayout(size: layout.size, lines: [line]), length: behavior.styled.string.utf8.count)
    let caretX = place(of: behavior.text.caret, on: line, in: block, system) - line.rect.minX
    let room = size.width - line.rect.width - behavior.caretWidth
    var start = room > 0 ? behavior.style.indent(room) : behavior.isEdited ? -scroll : behavior.style.isRightToLeft ? room : 0
    if room <= 0, behavior.isEdited {
      start = scrolled(start, room: room, to: caretX...caretX + behavior.caretWidth, in: size.width)
    }
    scroll = -start
    let caret = CGRect(x: behavior.pixel(caretX + start), y: 0, width: behavior.caretWidth, height: line.rect.height)
    drawn = Drawn(
      text: behavior.text, blocks: [block], system: system, offset: CGPoint(x: start - line.rect.minX, y: 0), caret: caret)
  }

  private func layOutLines(_ behavior: EditableLineBehavior, _ system: TextSystem, in size: CGSize) {
    let lines = behavior.lines(system, width: size.width)
    let block = lines.blocks[lines.blocks.block(of: behavior.text.caret)]
    let line = block.lines[block.line(of: behavior.text.caret)]
    let x = place(of: behavior.text.caret, on: line, in: block, system) + block.origin.x
    let indent = behavior.style.indent(max(size.width - behavior.caretWidth - lines.size.width, 0))
    let room = size.height - lines.size.height
    let (top, bottom) = (line.rect.minY + block.origin.y, line.rect.maxY + block.origin.y)
    var start = room >= 0 || !behavior.isEdited ? 0 : -scroll
    if room < 0, behavior.isEdited { start = scrolled(start, room: room, to: top...bottom, in: size.height) }
    scroll = -start
    let caret = CGRect(
      x: behavior.pixel(x + indent), y: behavior.pixel(top + start), width: behavior.caretWidth, height: line.rect.height)
    drawn = Drawn(
      text: behavior.text, blocks: lines.blocks, system: system, offset: CGPoint(x: indent, y: start), caret: caret)
  }

  /// Returns a scroll position that leaves no gap after the text and keeps the given part visible.
  private func scrolled(_ start: CGFloat, room: CGFloat, to part: ClosedRange<CGFloat>, in length: CGFloat) -> CGFloat {
    let filled = min(max(start, room), 0)
    return min(max(filled, -part.lowerBound), length - part.upperBound)
  }

  /// Returns the x-coordinate of an offset on a line, in the block's coordinates.
  private func place(of offset: Int, on line: TextLine, in block: EditedBlock, _ system: TextSystem) -> CGFloat {
    let boundaries = block.boundaries(of: line)
    guard let index = boundaries.lastIndex(where: { $0 <= offset - block.start }), boundaries.count > 1 else { return line.rect.minX }
    let character = index + 1 < boundaries.count ? index : index - 1
    let ends = [boundaries[character], boundaries[character + 1]]
    guard let edges = system.edges(between: ends, on: line, of: block.styled).first else { return line.rect.minX }
    return character == index ? edges.leading : edges.trailing
  }

  /// Records the drawn blocks. All other blocks lose their drawing nodes.
  func show(_ blocks: [EditedBlock]) {
    if shownBlocks.elementsEqual(blocks, by: ===) { return }
    let kept = Set(blocks.map(ObjectIdentifier.init))
    for block in shownBlocks where !kept.contains(ObjectIdentifier(block)) { block.drawing = nil }
    shownBlocks = blocks
  }

  /// Moves the focus to the field that contains the lines.
  func focus() {
    var step = node
    while let current = step, current.responder?.textReceiver == nil { step = current.parent }
    if let step { step.tree.keyboard.focus(step) }
  }
}

extension EditableLineBehavior {
  /// Returns a length rounded to whole pixels.
  fileprivate func pixel(_ length: CGFloat) -> CGFloat { (length * displayScale).rounded() / displayScale }
}

extension [EditedBlock] {
  /// Returns the index of the block that contains an offset. A boundary between two blocks belongs to the later block.
  @MainActor package func block(of offset: Int) -> Int {
    Swift.max(partitionPoint { $0.start <= offset } - 1, 0)
  }
}
