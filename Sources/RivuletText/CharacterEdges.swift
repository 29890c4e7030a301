package import Foundation

/// The edges of a character on its line, in the coordinates of the line's rectangle. For a right-to-left character, the leading edge is
/// on the right.
package struct CharacterEdges: Equatable, Sendable {
  package var leading: CGFloat
  package var trailing: CGFloat

  /// Creates a pair of edges.
  package init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }
}
