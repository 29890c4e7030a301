package import Foundation

/// The distances that text prefers above and below itself, derived from its fonts.
package struct TextSpacing: Equatable, Sendable {
  /// The distance to content above that is not text.
  package let above: CGFloat
  /// The distance to content below that is not text.
  package let below: CGFloat
  /// The distance to text above: the font's leading between lines.
  package let leading: CGFloat

  /// Creates the distances for text from those of its first and last lines.
  package init(above: CGFloat, below: CGFloat, leading: CGFloat = 0) {
    self.above = above
    self.below = below
    self.leading = leading
  }
}
