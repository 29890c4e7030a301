import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletText

/// The geometry of text positions in a field.
extension FieldGeometry {
  /// The frame of the caret in the node's coordinates; null before the first drawing.
  var caret: CGRect { drawn?.caret ?? .null }

  /// The rectangles of the selected text in the node's coordinates. A line of bidirectional text can contain several rectangles.
  var selectedRects: [CGRect] {
    guard let drawn, !drawn.text.selection.isEmpty else { return [] }
    return rects(of: [drawn.text.selection])
  }

  /// Returns the rectangles of the given text ranges in the node's coordinates.
  func rects(of parts: [Range<Int>]) -> [CGRect] {
    guard let drawn else { return [] }
    return parts.flatMap { part -> [CGRect] in
      var rects: [CGRect] = []
      var index = drawn.blocks.block(of: part.lowerBound)
      while index < drawn.blocks.count, drawn.blocks[index].start < part.upperBound || rects.isEmpty && index == 0 {
        let block = drawn.blocks[index]
        let local = max(part.lowerBound - block.start, 0)..<max(part.upperBound - block.start, 0)
        for line in block.lines[block.line(of: max(part.lowerBound, block.start))...] {
          if line.range.lowerBound > local.upperBound { break }
          if block.lines.count > 1, local.lowerBound <= line.range.lowerBound, local.upperBound >= line.range.upperBound {
            // An entire line doesn't require character positions, which would require shaping.
            let rect = line.rect.offsetBy(dx: block.origin.x + drawn.offset.x, dy: block.origin.y + drawn.offset.y)
            if rect.width > 0 { rects.append(rect) }
            continue
          }
          rects += self.rects(block.boundaries(of: line).filter { local.lowerBound...local.upperBound ~= $0 }, on: line, in: block, drawn)
        }
        index += 1
      }
      return rects
    }
  }

  private func rects(_ boundaries: [Int], on line: TextLine, in block: EditedBlock, _ drawn: Drawn) -> [CGRect] {
    var rects: [CGRect] = []
    for edges in drawn.system.edges(between: boundaries, on: line, of: block.styled) {
      let left = min(edges.leading, edges.trailing) + block.origin.x + drawn.offset.x
      let rect = CGRect(
        x: left, y: line.rect.minY + block.origin.y + drawn.offset.y, width: abs(edges.trailing - edges.leading), height: line.rect.height)
      // Adjacent rectangles are merged, so that no seams are visible.
      if let last = rects.last, abs(last.maxX - rect.minX) < 0.01 || abs(rect.maxX - last.minX) < 0.01 {
        rects[rects.count - 1] = last.union(rect)
      } else {
        rects.append(rect)
      }
    }
    return rects
  }

  /// Returns the text offset of the character boundary nearest to a point in the node.
  func offset(at point: CGPoint) -> Int {
    guard let drawn else { return 0 }
    let y = point.y - drawn.offset.y
    let index = max(drawn.blocks.partitionPoint { $0.origin.y <= y } - 1, 0)
    let block = drawn.blocks[index]
    let line = block.lines.firstIndex { y - block.origin.y < $0.rect.maxY } ?? block.lines.count - 1
    return offset(at: point.x, line: line, in: block, drawn)
  }

  private func offset(at x: CGFloat, line index: Int, in block: EditedBlock, _ drawn: Drawn) -> Int {
    let line = block.lines[index]
    let boundaries = block.boundaries(of: line)
    let edges = drawn.system.edges(between: boundaries, on: line, of: block.styled)
    guard let last = edges.last else { return drawn.text.source(of: block.start + (block.lines.count == 1 ? 0 : line.range.lowerBound)) }
    let places = edges.map(\.leading) + [last.trailing]
    let start = block.origin.x + drawn.offset.x
    let nearest = places.indices.min { abs(places[$0] + start - x) < abs(places[$1] + start - x) } ?? 0
    return drawn.text.source(of: block.start + boundaries[nearest])
  }

  /// Returns the caret offset after a move up or down by one line. The result is the start of the text above the first line, and the end of
  /// the text below the last line.
  func offset(from head: Int, towards direction: EditingDirection) -> Int {
    guard let drawn else { return head }
    let x = verticalMoveTarget.flatMap { $0.head == head ? $0.x : nil } ?? drawn.caret.minX
    var index = drawn.blocks.block(of: head)
    var line = drawn.blocks[index].line(of: head) + (direction == .forward ? 1 : -1)
    if line < 0 {
      index -= 1
      line = index >= 0 ? drawn.blocks[index].lines.count - 1 : 0
    } else if line == drawn.blocks[index].lines.count {
      index += 1
      line = 0
    }
    guard drawn.blocks.indices.contains(index) else { return direction == .forward ? drawn.text.string.utf8.count : 0 }
    let target = offset(at: x, line: line, in: drawn.blocks[index], drawn)
    verticalMoveTarget = (x, target)
    return target
  }

  /// Returns the range of the line at an offset, including its line break, or nil before the first drawing.
  func line(at offset: Int) -> Range<Int>? {
    guard let drawn else { return nil }
    let block = drawn.blocks[drawn.blocks.block(of: offset)]
    let index = block.line(of: offset)
    let start = index > 0 ? block.start + block.lines[index].range.lowerBound : block.start
    let end = index + 1 < block.lines.count ? block.start + block.lines[index + 1].range.lowerBound : block.end
    return start..<max(start, end)
  }

  /// Returns the start or end of the line at an offset.
  func endOfLine(around offset: Int, towards direction: EditingDirection) -> Int {
    guard let drawn else { return offset }
    let block = drawn.blocks[drawn.blocks.block(of: offset)]
    let range = block.lines[block.line(of: offset)].range
    return block.start + (direction == .forward ? range.upperBound : range.lowerBound)
  }
}
