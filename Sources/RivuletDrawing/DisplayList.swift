package import Foundation
package import RivuletGeometry

/// A picture as a value: commands in painting order, independent of the program that made them.
///
/// `transform`, `project`, `clip`, `layer` and `mask` begin a group that lasts until its `end`. Coordinates are points; the device has
/// `scale` pixels for each. Upright content is already snapped to whole pixels (B9.23).
package struct DisplayList: Equatable, Sendable {
  /// One step of painting.
  package enum Command: Equatable, Sendable {
    /// Begins a group with its own coordinates; the map leads from them to those outside.
    case transform(CGAffineTransform)
    /// Begins a group with a map under which parallel lines may meet. The group is painted by itself, untransformed, and then put onto the
    /// picture.
    case project(ProjectionTransform)
    /// Begins a group that shows only inside an outline.
    case clip(ClipEffect)
    /// Begins a group that is painted by itself and then put onto the picture as a whole.
    case layer(LayerEffect)
    /// Begins a group with the picture whose opacity decides how much of the rest shows.
    case mask
    /// Ends the mask picture and begins the masked picture; `end` follows later.
    case masked
    /// Ends the innermost group.
    case end
    /// Paints an item, moved by a point.
    case draw(DrawingItem, at: CGPoint)
  }

  /// The number of device pixels per point.
  package var scale: CGFloat
  /// The commands in painting order; each group ends before the one around it.
  package var commands: [Command]

  /// Creates a list for a display with this scale.
  package init(scale: CGFloat, commands: [Command] = []) {
    self.scale = scale
    self.commands = commands
  }
}
