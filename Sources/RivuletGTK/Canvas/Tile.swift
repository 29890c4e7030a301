#if GTK
import CGTK4
import CRivuletCanvas
import Foundation
import RivuletHost
import RivuletRaster

/// A tile of a window or scroll layer, with its pixels and the render node that displays them.
///
/// The node is replaced only when the pixels change, so that GTK can skip unchanged tiles when it compares frames.
@MainActor
final class Tile {
  /// The frame in the pixel coordinates of the window or layer.
  let frame: PixelRect
  /// The area to repaint, in the same coordinates as `frame`.
  private(set) var damage = PixelRegion()
  /// The maximum number of rectangles to paint separately.
  private static let limit = 8

  let surface: RasterSurface
  private let pool: PixelPool
  private var node: OpaquePointer?

  /// Creates a tile without damage. Memory for the displayed pixels comes from `pool`.
  init(frame: PixelRect, pool: PixelPool) {
    self.frame = frame
    self.pool = pool
    surface = RasterSurface(width: frame.width, height: frame.height)
  }

  isolated deinit {
    if let node { gsk_render_node_unref(node) }
  }

  /// Adds damage.
  func addDamage(_ part: PixelRect) {
    damage.add(part.intersection(frame))
    damage.limit(to: Self.limit)
  }

  /// Repaints the damage in sight by calling `paint` for each damaged part, and returns the number of pixels painted.
  func repaint(within visible: PixelRegion, _ paint: (RasterSurface, PixelRect) -> Void) -> Int {
    let parts = damage.intersection(visible)
    damage = PixelRegion()
    if parts.isEmpty { return 0 }
    for part in parts.rects { paint(surface, part) }
    if let node { gsk_render_node_unref(node) }
    node = nil
    return parts.pixelCount
  }

  /// Appends the pixels to a snapshot, with `scale` pixels per point. `drawsWithCairo` is true if cairo draws the window.
  func append(to snapshot: OpaquePointer, scale: CGFloat, drawsWithCairo: Bool) {
    let node = node ?? makeNode(scale, drawsWithCairo)
    self.node = node
    gtk_snapshot_append_node(snapshot, node)
  }

  private func makeNode(_ scale: CGFloat, _ drawsWithCairo: Bool) -> OpaquePointer {
    let bytes = surface.withBytes { pool.bytes(copying: $0) }
    defer { g_bytes_unref(bytes) }
    let origin = frame.points(scale: scale).origin
    return OpaquePointer(
      rivulet_pixel_node_new(
        UnsafeMutableRawPointer(bytes), Int32(surface.width), Int32(surface.height), Int32(surface.stride), origin.x, origin.y, scale,
        drawsWithCairo))
  }
}

extension graphene_rect_t {
  /// Creates a Graphene rectangle from a Core Graphics rectangle.
  init(_ rect: CGRect) {
    self.init()
    graphene_rect_init(&self, Float(rect.minX), Float(rect.minY), Float(rect.width), Float(rect.height))
  }
}
#endif
