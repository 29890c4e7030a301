package import Foundation
package import RivuletGeometry

/// A picture represented by painting commands, independent of the program that created them.
///
/// `transform`, `project`, `clip`, `layer` and `mask` begin a group that ends at the corresponding `end`. Coordinates are in points, and
/// the device has `scale` pixels per point. Upright content is already snapped to whole pixels (B9.23).
package struct DisplayList: Equatable, Sendable {
  /// A painting command.
  package enum Command: Equatable, Sendable {
    /// Begins a group with its own coordinates, which the transform maps to the enclosing ones.
    case transform(CGAffineTransform)
    /// Begins a group that is projected by a perspective map. The group is painted separately, untransformed, and the result is
    /// composited onto the picture.
    case project(ProjectionTransform)
    /// Begins a group that is visible only inside an outline.
    case clip(ClipEffect)
    /// Begins a group that is painted separately, and then composited onto the picture.
    case layer(LayerEffect)
    /// Begins a mask, whose opacity determines the visibility of the content that follows `masked`.
    case mask
    /// Ends the mask and begins the masked content, which lasts until `end`.
    case masked
    /// Ends the innermost group.
    case end
    /// Paints an item at an offset.
    case draw(DrawingItem, at: CGPoint)
  }

  /// The number of device pixels per point.
  package var scale: CGFloat
  /// The commands, in painting order. Groups are properly nested.
  package var commands: [Command]

  /// Creates a display list for the given display scale.
  package init(scale: CGFloat, commands: [Command] = []) {
    self.scale = scale
    self.commands = commands
  }
}
