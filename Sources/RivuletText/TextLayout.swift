package import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// Text broken into lines.
package struct TextLayout: Equatable, Sendable {
  /// The size: the width of the widest line, and the height of all lines.
  package var size: CGSize
  /// The lines. Even the empty string has one line.
  package var lines: TextLines

  /// Creates a layout from its size and lines.
  package init(size: CGSize, lines: TextLines) {
    self.size = size
    self.lines = lines
  }

  /// The distance from the top to the first line's baseline.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? size.height }
  /// The distance from the top to the last line's baseline.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? size.height }
  /// True if the text was truncated because it didn't fit.
  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }

  /// Returns the dimensions of a text node that has this layout.
  package func dimensions(proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size, proposal: proposal, guides: .baselines(first: firstBaseline, last: lastBaseline))
  }
}

extension TextLayout {
  /// Creates the layout of a single line in a single style.
  init(line look: TextLook, width: CGFloat) {
    let size = CGSize(width: width, height: look.font.ascent + look.font.descent)
    let line = TextLine(
      rect: CGRect(origin: .zero, size: size), baseline: look.font.ascent, range: 0..<look.text.string.utf8.count)
    self.init(size: size, lines: [line])
  }
}
