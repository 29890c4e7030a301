package import Foundation
package import RivuletDrawing

/// How lines are made of text.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where lines that are shorter than the widest one lie.
  package enum Alignment: Hashable, Sendable, CaseIterable {
    /// By reading direction.
    case leading, center, trailing
  }

  /// Counts only where lines differ in width.
  package var alignment: Alignment
  /// Nil for any number; below one counts as one.
  package var lineLimit: Int?
  /// What is added between lines, in points.
  package var lineSpacing: CGFloat
  /// Where text is left out if it has no room.
  package var truncation: TextItem.Truncation
  /// Whether leading is right.
  package var isRightToLeft: Bool

  /// A style; without arguments leading lines without limit or spacing.
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

  /// How far from the left a line begins if there is this much room beside it.
  package func indent(_ room: CGFloat) -> CGFloat {
    switch alignment {
    case .leading: isRightToLeft ? room : 0
    case .center: room / 2
    case .trailing: isRightToLeft ? 0 : room
    }
  }
}
