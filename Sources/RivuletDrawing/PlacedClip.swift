package import RivuletGeometry

/// An outline that hides everything outside it, with the coordinates in which it was set.
package struct PlacedClip: Equatable, Sendable {
  /// The outline and its rules.
  package let clip: ClipEffect
  /// The map from the outline's coordinates to device pixels.
  package let map: CGAffineTransform

  /// Creates an outline in the coordinates of a map.
  package init(_ clip: ClipEffect, map: CGAffineTransform) {
    self.clip = clip
    self.map = map
  }
}
