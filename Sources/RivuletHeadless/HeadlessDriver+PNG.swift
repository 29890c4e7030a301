package import Foundation
import RivuletHost
import RivuletRaster

extension HeadlessDriver {
  /// The window as a PNG file, with so many pixels for each point; the display's own scale without one.
  package func png(scale: Double? = nil) throws -> Data {
    let scale = CGFloat(scale ?? Double(host.displayScale))
    guard scale > 0, scale.isFinite, size.width.isFinite, size.height.isFinite else {
      throw DriverError.noPicture(size, scale: Double(scale))
    }
    let surface = RasterSurface(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    surface.paint(
      tree.drawing, scale: scale, origin: .zero, region: CGRect(origin: .zero, size: size),
      background: WindowBackground.color(idiom: host.idiom, colorScheme: tree.rootEnvironment.colorScheme), with: rasterizer)
    return try surface.png()
  }

  /// Paints what the last frame damaged on pixels that are kept, at the display's scale; all of the window if there are none yet. Returns how
  /// many pixels were painted.
  package func paintDamage() -> Int {
    let scale = host.displayScale
    let isNew = surface == nil
    let surface = surface ?? RasterSurface(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    self.surface = surface
    let window = CGRect(origin: .zero, size: size)
    let background = WindowBackground.color(idiom: host.idiom, colorScheme: tree.rootEnvironment.colorScheme)
    var pixels: CGFloat = 0
    for rect in isNew ? [window] : host.damage {
      let region = rect.overlap(with: window)
      if region.isEmpty { continue }
      surface.paint(tree.drawing, scale: scale, origin: .zero, region: region, background: background, with: rasterizer)
      pixels += region.width * region.height * scale * scale
    }
    return Int(pixels.rounded())
  }
}
