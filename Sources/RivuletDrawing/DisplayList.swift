package import Foundation
package import RivuletGeometry

/// A picture as a value: commands in painting order, independent of the program that created them.
///
/// `transform`, `project`, `clip`, `layer` and `mask` start a group that lasts until its `end`. Coordinates are in points, and the device
/// has `scale` pixels per point. Upright content is already snapped to whole pixels (B9.23).
package struct DisplayList: Equatable, Sendable {
  /// A step of painting.
  package enum Command: Equatable, Sendable {
    /// Starts a group with its own coordinates. The transform maps them to the coordinates outside.
    case transform(CGAffineTransform)
    /// Starts a group with a map under which parallel lines may meet. The group is painted separately, untransformed, and then composited
    /// onto the picture.
    case project(ProjectionTransform)
    /// Starts a group that is visible only inside an outline.
    case clip(ClipEffect)
    /// Starts a group that is painted separately and then composited onto the picture as a whole.
    case layer(LayerEffect)
    /// Starts a group with the mask, whose opacity determines how much of the rest is visible.
    case mask
    /// Ends the mask and starts the masked content. `end` follows later.
    case masked
    /// Ends the innermost group.
    case end
    /// Paints an item, moved by a point.
    case draw(DrawingItem, at: CGPoint)
  }

  /// The number of device pixels per point.
  package var scale: CGFloat
  /// The commands in painting order. Each group ends before its enclosing group.
  package var commands: [Command]

  /// Creates a list for a display with this scale.
  package init(scale: CGFloat, commands: [Command] = []) {
    self.scale = scale
    self.commands = commands
  }
}
