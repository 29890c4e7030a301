package import RivuletGeometry

/// A clip outline with the coordinates in which it was set.
package struct PlacedClip: Equatable, Sendable {
  /// The outline and its fill rule.
  package let clip: ClipEffect
  /// The map from the outline's coordinates to device pixels.
  package let map: CGAffineTransform

  /// Creates a clip outline with the map that was current when it was set.
  package init(_ clip: ClipEffect, map: CGAffineTransform) {
    self.clip = clip
    self.map = map
  }
}
