package import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// Text broken into lines.
package struct TextLayout: Equatable, Sendable {
  /// The size, which is as wide as the widest line and as high as all lines together.
  package var size: CGSize
  /// The lines. There is at least one line, even for the empty string.
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
  /// True if there was not enough room for the whole text.
  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }

  /// Returns the dimensions of a text node with this layout.
  package func dimensions(proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size, proposal: proposal, guides: .baselines(first: firstBaseline, last: lastBaseline))
  }
}

extension TextLayout {
  /// Creates a layout of a single line with a single look and this width.
  init(line look: TextLook, width: CGFloat) {
    let size = CGSize(width: width, height: look.font.ascent + look.font.descent)
    let line = TextLine(
      rect: CGRect(origin: .zero, size: size), baseline: look.font.ascent, range: 0..<look.text.string.utf8.count)
    self.init(size: size, lines: [line])
  }
}
