import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// Where the characters of a field lie since it was last drawn, kept for the pointer and the input method; and how far the line is scrolled.
@MainActor
final class FieldGeometry {
  /// The line as it was drawn last.
  private struct Drawn {
    let text: DisplayedText
    let styled: StyledText
    let line: TextLine
    let system: TextSystem
    /// The x at which the line begins, in the node's coordinates.
    let start: CGFloat
    let caret: CGRect
  }

  /// The node of the line; nil before the first drawing.
  private(set) weak var node: ViewNode?
  private var drawn: Drawn?
  /// How far the line is moved towards its beginning.
  private var scroll: CGFloat = 0
  let blinker = CaretBlinker()

  nonisolated init() {}

  /// Lays the line out in a node; the caret stays in sight while the line is edited, and its beginning otherwise.
  func layOut(_ behavior: EditableLineBehavior, in node: ViewNode) {
    let system = TextSystem(node.tree.services.textMeasurer)
    let layout = system.layout(behavior.styled, style: ParagraphStyle(lineLimit: 1), proposal: .unspecified)
    guard let line = layout.lines.first else { return }
    let width = node.size.width
    let caretX = caretPosition(behavior, line, system)
    let room = width - line.rect.width - behavior.caretWidth
    var start = room > 0 ? behavior.style.indent(room) : behavior.isEdited ? -scroll : behavior.style.isRightToLeft ? room : 0
    if room <= 0, behavior.isEdited {
      start = min(max(start, room), 0)
      start = min(max(start, -caretX), width - behavior.caretWidth - caretX)
    }
    scroll = -start
    let place = (caretX + start) * behavior.displayScale
    let caret = CGRect(x: place.rounded() / behavior.displayScale, y: 0, width: behavior.caretWidth, height: line.rect.height)
    drawn = Drawn(text: behavior.text, styled: behavior.styled, line: line, system: system, start: start, caret: caret)
    self.node = node
  }

  private func caretPosition(_ behavior: EditableLineBehavior, _ line: TextLine, _ system: TextSystem) -> CGFloat {
    let text = behavior.text
    let boundaries = text.boundaries
    guard let index = boundaries.lastIndex(where: { $0 <= text.caret }), boundaries.count > 1 else { return 0 }
    let character = index + 1 < boundaries.count ? index : index - 1
    let ends = [boundaries[character], boundaries[character + 1]]
    guard let edges = system.edges(between: ends, on: line, of: behavior.styled).first else { return 0 }
    return (character == index ? edges.leading : edges.trailing) - line.rect.minX
  }
}

extension FieldGeometry {
  /// What is drawn: the line, and the x at which it begins.
  var content: (text: StyledText, line: TextLine, start: CGFloat)? {
    drawn.map { ($0.styled, $0.line, $0.start - $0.line.rect.minX) }
  }

  /// The caret in the node's coordinates; null before the first drawing.
  var caret: CGRect { drawn?.caret ?? .null }

  /// What covers the selected characters, in the node's coordinates; in text of both directions there may be several pieces.
  var selectedRects: [CGRect] {
    guard let drawn, !drawn.text.selection.isEmpty else { return [] }
    let boundaries = drawn.text.boundaries.filter { drawn.text.selection.lowerBound...drawn.text.selection.upperBound ~= $0 }
    var rects: [CGRect] = []
    for edges in drawn.system.edges(between: boundaries, on: drawn.line, of: drawn.styled) {
      let left = min(edges.leading, edges.trailing) + drawn.start - drawn.line.rect.minX
      let rect = CGRect(x: left, y: 0, width: abs(edges.trailing - edges.leading), height: drawn.line.rect.height)
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
  func offset(at x: CGFloat) -> Int {
    guard let drawn else { return 0 }
    let boundaries = drawn.text.boundaries
    let edges = drawn.system.edges(between: boundaries, on: drawn.line, of: drawn.styled)
    guard let last = edges.last else { return 0 }
    let places = edges.map(\.leading) + [last.trailing]
    let x = x - drawn.start + drawn.line.rect.minX
    let nearest = places.indices.min { abs(places[$0] - x) < abs(places[$1] - x) } ?? 0
    return drawn.text.source(of: boundaries[nearest])
  }
}
