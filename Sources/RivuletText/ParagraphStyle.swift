package import Foundation
package import RivuletDrawing

/// A style that determines how text is broken into lines and aligned.
package struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines relative to the widest line.
  package enum Alignment: Hashable, Sendable, CaseIterable {
    /// The alignments, relative to the reading direction.
    case leading, center, trailing
  }

  /// The alignment, which has an effect only if lines differ in width.
  package var alignment: Alignment
  /// The maximum number of lines, at least one; nil for no limit.
  package var lineLimit: Int?
  /// The extra space between lines, in points.
  package var lineSpacing: CGFloat
  /// The part of the text to omit if the text doesn't fit.
  package var truncation: TextItem.Truncation
  /// True if the leading edge is on the right.
  package var isRightToLeft: Bool

  /// Creates a style. By default, lines are leading-aligned, without a line limit or extra spacing.
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

  /// Returns the indentation of a line from the left, for a given amount of free space.
  package func indent(_ room: CGFloat) -> CGFloat {
    switch alignment {
    case .leading: isRightToLeft ? room : 0
    case .center: room / 2
    case .trailing: isRightToLeft ? 0 : room
    }
  }
}
