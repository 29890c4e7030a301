package import Foundation
package import RivuletDrawing

/// The settings for breaking and aligning lines of text.
package struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines that are shorter than the widest line.
  package enum Alignment: Hashable, Sendable, CaseIterable {
    /// The alignments, by reading direction.
    case leading, center, trailing
  }

  /// The alignment, which matters only if lines differ in width.
  package var alignment: Alignment
  /// The maximum number of lines, which is at least one, or nil for no limit.
  package var lineLimit: Int?
  /// The extra space between lines, in points.
  package var lineSpacing: CGFloat
  /// The position at which text is truncated if there is not enough room.
  package var truncation: TextItem.Truncation
  /// True if the leading side is on the right.
  package var isRightToLeft: Bool

  /// Creates a style. By default, lines are leading-aligned, and there is no line limit or extra spacing.
  package init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, lineSpacing: CGFloat = 0, truncation: TextItem.Truncation = .tail,
    isRightToLeft: Bool = false
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
    self.truncation = truncation
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the distance of a line from the left, given the free space beside it.
  package func indent(_ room: CGFloat) -> CGFloat {
    switch alignment {
    case .leading: isRightToLeft ? room : 0
    case .center: room / 2
    case .trailing: isRightToLeft ? 0 : room
    }
  }
}
