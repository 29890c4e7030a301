#if GTK
import CGTK4
package import Foundation
package import RivuletHost
package import RivuletRaster

/// The image shown at the pointer during a drag on the desktop.
package struct DragIcon {
  /// The pixels at one pixel per point, the scale at which GTK displays them.
  package let surface: RasterSurface
  /// The pointer's position in the image, in pixels.
  package let pointer: CGPoint

  /// The maximum side length in pixels. Larger images are scaled down so that they don't obscure the drop target.
  private static let longestSide: CGFloat = 320

  /// Creates the icon from the image of a drag within the window.
  @MainActor package init(_ picture: DragPicture, painter: any PicturePainter) {
    let scale = min(Self.longestSide / max(picture.size.width, picture.size.height, 1), 1)
    surface = RasterSurface(
      width: max(Int((picture.size.width * scale).rounded(.up)), 1), height: max(Int((picture.size.height * scale).rounded(.up)), 1))
    var list = picture.list
    list.scale = scale
    surface.paint(list, background: PaintColor(hex: 0, opacity: 0), with: painter)
    pointer = CGPoint(x: (picture.pointer.x * scale).rounded(), y: (picture.pointer.y * scale).rounded())
  }

  /// Shows the image at the pointer during a drag.
  @MainActor func show(on drag: OpaquePointer) {
    let bytes = surface.withBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      Int32(surface.width), Int32(surface.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(surface.stride))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    gtk_drag_icon_set_from_paintable(drag, texture, Int32(pointer.x), Int32(pointer.y))
  }
}
#endif
