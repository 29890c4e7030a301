#if GTK
import CGTK4
import Foundation
import RivuletRaster

/// One tile of a window: its pixels, and the render node that shows them.
///
/// The node is made anew only when the pixels have changed, so that GTK's comparison of frames ends at a tile that is the same.
@MainActor
final class Tile {
  /// In pixels of the window.
  let frame: PixelRect
  /// What has to be painted, in pixels of the window; empty if nothing.
  private(set) var damage: PixelRect

  private let surface: RasterSurface
  private let pool: PixelPool
  private var node: OpaquePointer?

  /// A tile that has to be painted as a whole; the memory for what GTK shows comes from `pool`.
  init(frame: PixelRect, pool: PixelPool) {
    self.frame = frame
    self.pool = pool
    damage = frame
    surface = RasterSurface(width: frame.width, height: frame.height)
  }

  isolated deinit {
    if let node { gsk_render_node_unref(node) }
  }

  /// Marks a part in pixels of the window.
  func addDamage(_ part: PixelRect) {
    damage = damage.union(part)
  }

  /// Lets `paint` bring the damaged part up to date.
  func repaint(_ paint: (RasterSurface) -> Void) {
    paint(surface)
    damage = PixelRect(x: 0, y: 0, width: 0, height: 0)
    if let node { gsk_render_node_unref(node) }
    node = nil
  }

  /// Shows the pixels at `bounds`, in points of the canvas.
  func append(to snapshot: OpaquePointer, bounds: CGRect) {
    if node == nil { node = makeNode(bounds) }
    if let node { gtk_snapshot_append_node(snapshot, node) }
  }

  private func makeNode(_ bounds: CGRect) -> OpaquePointer? {
    let bytes = surface.withBytes { pool.bytes(copying: $0) }
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      Int32(surface.width), Int32(surface.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(surface.stride))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var rect = graphene_rect_t()
    graphene_rect_init(&rect, Float(bounds.minX), Float(bounds.minY), Float(bounds.width), Float(bounds.height))
    return gsk_texture_node_new(texture, &rect)
  }
}
#endif
