package import Foundation
package import RivuletDrawing
package import RivuletGeometry

/// Text broken into lines.
package struct TextLayout: Equatable, Sendable {
  /// As wide as the widest line, as high as all lines.
  package var size: CGSize
  /// At least one, also for the empty string.
  package var lines: TextLines

  /// A result of breaking.
  package init(size: CGSize, lines: TextLines) {
    self.size = size
    self.lines = lines
  }

  /// The distance of the first line's baseline from the top.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? size.height }
  /// The distance of the last line's baseline from the top.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? size.height }
  /// Whether any text had no room.
  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }

  /// The dimensions of a text leaf with this layout.
  package func dimensions(proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size, proposal: proposal, guides: .baselines(first: firstBaseline, last: lastBaseline))
  }
}
