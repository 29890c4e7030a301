/// An outline that hides everything of a group outside it.
package struct ClipEffect: Equatable, Sendable {
  /// The outline, in the coordinates of the group.
  package var path: Path
  /// True to use the even-odd rule instead of the winding rule.
  package var isEOFilled: Bool
  /// True if pixels on the outline are partly visible.
  package var isAntialiased: Bool

  /// Creates a clip, by default with the winding rule and smooth edges.
  package init(path: Path, isEOFilled: Bool = false, isAntialiased: Bool = true) {
    self.path = path
    self.isEOFilled = isEOFilled
    self.isAntialiased = isAntialiased
  }
}
