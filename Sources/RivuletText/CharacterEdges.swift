package import Foundation

/// Where a character lies on its line: the edge at which it begins and that at which it ends, in the coordinates of the line's rectangle.
/// Of one that runs from right to left the leading edge is the right one.
package struct CharacterEdges: Equatable, Sendable {
  package var leading: CGFloat
  package var trailing: CGFloat

  /// Two edges.
  package init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }
}
