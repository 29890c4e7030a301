package import Foundation

/// The distances that a text wants above and below itself, by its fonts.
package struct TextSpacing: Equatable, Sendable {
  /// To what lies above, if that is no text.
  package let above: CGFloat
  /// To what lies below, if that is no text.
  package let below: CGFloat
  /// To text that lies above: what the font adds between lines.
  package let leading: CGFloat

  /// The distances of a text whose first and last lines have these.
  package init(above: CGFloat, below: CGFloat, leading: CGFloat = 0) {
    self.above = above
    self.below = below
    self.leading = leading
  }
}
