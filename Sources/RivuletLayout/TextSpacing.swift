package import Foundation

/// The distances that text prefers above and below itself, based on its fonts.
package struct TextSpacing: Equatable, Sendable {
  /// The preferred distance to content above that is not text.
  package let above: CGFloat
  /// The preferred distance to content below that is not text.
  package let below: CGFloat
  /// The preferred distance to text above, which is the font's leading.
  package let leading: CGFloat

  /// Creates the preferences of text. Those above come from its first line, and those below from its last line.
  package init(above: CGFloat, below: CGFloat, leading: CGFloat = 0) {
    self.above = above
    self.below = below
    self.leading = leading
  }
}
