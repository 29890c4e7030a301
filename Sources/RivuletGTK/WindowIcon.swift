#if GTK
import CGTK4
package import Foundation
package import RivuletHost
package import RivuletRaster

/// The icon of an app's desktop window: the app's `AppIcon` resource if it has one, or otherwise an image of three waves.
@MainActor
package struct WindowIcon {
  /// The name of the app's image, without its extension.
  package static let resourceName = "AppIcon"
  /// The icon side lengths that window systems request, in pixels.
  package nonisolated static let sides = [16, 24, 32, 48, 64, 128, 256]

  private let tree = DrawingTree()
  private let painter: any PicturePainter

  /// Creates an icon from the app's image, or the default icon if the app has none.
  package init(picture: AppImage?, painter: any PicturePainter) {
    self.painter = painter
    if let picture {
      add(.image(ImageItem(name: Self.resourceName, bundlePath: picture.bundlePath, rect: Self.fitted(picture.size), interpolation: .high)))
    } else {
      addWaves()
    }
  }

  /// Creates an icon from an image file.
  package init(file path: String, size: CGSize, painter: any PicturePainter) {
    self.painter = painter
    add(.image(ImageItem(name: path, bundlePath: ImageItem.filePath, rect: Self.fitted(size), interpolation: .high)))
  }

  /// Adds an item, which is drawn in the unit square.
  private func add(_ item: DrawingItem) {
    let node = tree.makeNode()
    tree.append(node, to: tree.root)
    tree.setItem(item, of: node)
  }

  private static func fitted(_ size: CGSize) -> CGRect {
    let longer = max(size.width, size.height, 1)
    let (width, height) = (size.width / longer, size.height / longer)
    return CGRect(x: (1 - width) / 2, y: (1 - height) / 2, width: width, height: height)
  }

  private func addWaves() {
    let ground = GradientPaint(
      stops: [.init(color: PaintColor(hex: 0x35B6D6), location: 0), .init(color: PaintColor(hex: 0x1F5FD0), location: 1)],
      geometry: .linear(from: CGPoint(x: 0.2, y: 0), to: CGPoint(x: 0.8, y: 1)))
    add(.fill(Path(roundedRect: CGRect(x: 0.04, y: 0.04, width: 0.92, height: 0.92), cornerRadius: 0.2), .gradient(ground), FillStyle()))
    for (y, opacity) in [(0.32, 1.0), (0.5, 0.8), (0.68, 0.6)] {
      var wave = Path()
      wave.move(to: CGPoint(x: 0.2, y: y))
      wave.addCurve(to: CGPoint(x: 0.5, y: y), control1: CGPoint(x: 0.3, y: y - 0.13), control2: CGPoint(x: 0.4, y: y - 0.13))
      wave.addCurve(to: CGPoint(x: 0.8, y: y), control1: CGPoint(x: 0.6, y: y + 0.13), control2: CGPoint(x: 0.7, y: y + 0.13))
      add(.stroke(wave, .color(PaintColor.white.opacity(multipliedBy: opacity)), StrokeStyle(lineWidth: 0.085, lineCap: .round)))
    }
  }

  /// Returns the icon's pixels on a transparent background.
  package func surface(side: Int) -> RasterSurface {
    let surface = RasterSurface(width: side, height: side)
    surface.paint(
      tree, scale: CGFloat(side), origin: .zero, region: CGRect(x: 0, y: 0, width: 1, height: 1),
      background: PaintColor(hex: 0, opacity: 0), with: painter)
    return surface
  }

  /// Sets the window's icon in all sizes.
  func show(on window: OpaquePointer) {
    var textures: UnsafeMutablePointer<GList>?
    for side in Self.sides { textures = g_list_append(textures, UnsafeMutableRawPointer(texture(side))) }
    gdk_toplevel_set_icon_list(window, textures)
    g_list_free_full(textures) { g_object_unref($0) }
  }

  private func texture(_ side: Int) -> OpaquePointer {
    let surface = surface(side: side)
    let bytes = surface.withBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(Int32(side), Int32(side), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(surface.stride))
  }
}
#endif
