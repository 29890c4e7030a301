package import Foundation
package import RivuletGeometry

/// A picture as a value: commands in painting order, complete without the program that made them.
///
/// `transform`, `project`, `clip`, `layer` and `mask` begin a group that lasts until its `end`. Coordinates are points; the device has `scale` pixels
/// for each. What stands upright on whole pixels was moved there already (B9.23).
package struct DisplayList: Equatable, Sendable {
  /// One step of painting.
  package enum Command: Equatable, Sendable {
    /// Begins a group with coordinates of its own, which this map leads out of.
    case transform(CGAffineTransform)
    /// The same, where parallel lines may meet. The group is painted by itself, as if it were not transformed, and then put onto the picture.
    case project(ProjectionTransform)
    /// Begins a group of which only the inside of an outline shows.
    case clip(ClipEffect)
    /// Begins a group that is painted by itself and then put onto the picture as a whole.
    case layer(LayerEffect)
    /// Begins a group by the picture whose opacity decides how much of the rest shows.
    case mask
    /// Ends the picture that masks, begins the one that is masked; `end` follows later.
    case masked
    /// Ends the innermost group.
    case end
    /// Paints an item, moved by the point.
    case draw(DrawingItem, at: CGPoint)
  }

  /// Device pixels for each point.
  package var scale: CGFloat
  /// In painting order; each group ends before the one around it.
  package var commands: [Command]

  /// A list for a display with this scale.
  package init(scale: CGFloat, commands: [Command] = []) {
    self.scale = scale
    self.commands = commands
  }
}
