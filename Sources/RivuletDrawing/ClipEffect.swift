/// An outline that hides everything of a group that lies outside.
package struct ClipEffect: Equatable, Sendable {
  /// In the coordinates of the group.
  package var path: Path
  /// Whether the inside is told by the even-odd rule instead of by winding.
  package var isEOFilled: Bool
  /// Whether pixels on the outline show in part.
  package var isAntialiased: Bool

  /// A clip; without further arguments by winding and smooth.
  package init(path: Path, isEOFilled: Bool = false, isAntialiased: Bool = true) {
    self.path = path
    self.isEOFilled = isEOFilled
    self.isAntialiased = isAntialiased
  }
}
