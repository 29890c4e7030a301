#if GTK
import CGTK4
import Foundation
import RivuletHost
import RivuletRaster

/// One tile of a window or of a scroll layer: its pixels, and the render node that shows them.
///
/// The node is made anew only when the pixels have changed, so that GTK's comparison of frames ends at a tile that is the same.
@MainActor
final class Tile {
  /// In pixels of the window, or of the layer.
  let frame: PixelRect
  /// What has to be painted, in the same pixels.
  private(set) var damage = PixelRegion()
  /// More rectangles than these are painted as one.
  private static let limit = 8

  let surface: RasterSurface
  private let pool: PixelPool
  private var node: OpaquePointer?

  /// A tile of which nothing has to be painted so far; the memory for what GTK shows comes from `pool`.
  init(frame: PixelRect, pool: PixelPool) {
    self.frame = frame
    self.pool = pool
    surface = RasterSurface(width: frame.width, height: frame.height)
  }

  isolated deinit {
    if let node { gsk_render_node_unref(node) }
  }

  /// Marks a part.
  func addDamage(_ part: PixelRect) {
    damage.add(part.intersection(frame))
    damage.limit(to: Self.limit)
  }

  /// Lets `paint` bring the damaged parts that are in sight up to date, one by one. Returns how many pixels they have.
  func repaint(within visible: PixelRegion, _ paint: (RasterSurface, PixelRect) -> Void) -> Int {
    let parts = damage.intersection(visible)
    damage = PixelRegion()
    if parts.isEmpty { return 0 }
    for part in parts.rects { paint(surface, part) }
    if let node { gsk_render_node_unref(node) }
    node = nil
    return parts.pixelCount
  }

  /// Shows the pixels at `bounds`, in points of the canvas or of the layer; always the same ones.
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
    var rect = graphene_rect_t(bounds)
    return gsk_texture_node_new(texture, &rect)
  }
}

extension graphene_rect_t {
  /// The same rectangle for GTK.
  init(_ rect: CGRect) {
    self.init()
    graphene_rect_init(&self, Float(rect.minX), Float(rect.minY), Float(rect.width), Float(rect.height))
  }
}
#endif
