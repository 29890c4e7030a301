/// An outline that clips a group.
package struct ClipEffect: Equatable, Sendable {
  /// The outline, in the group's coordinates.
  package var path: Path
  /// True to use the even-odd rule instead of the winding rule.
  package var isEOFilled: Bool
  /// True if the edges are antialiased.
  package var isAntialiased: Bool

  /// Creates a clip. By default, it uses the winding rule and antialiased edges.
  package init(path: Path, isEOFilled: Bool = false, isAntialiased: Bool = true) {
    self.path = path
    self.isEOFilled = isEOFilled
    self.isAntialiased = isAntialiased
  }
}
