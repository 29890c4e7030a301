package import Foundation
import RivuletHost
import RivuletRaster

extension HeadlessDriver {
  /// The maximum number of pixels in an image. Drawing that many takes 400 MB of memory and several seconds.
  private static let maximumPixelCount: CGFloat = 100_000_000

  /// The largest scale at which the window can be drawn, rounded down to few digits.
  private var largestScale: CGFloat {
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    let most = min(CGFloat(RasterSurface.sideLimit) / max(width, height), (Self.maximumPixelCount / (width * height)).squareRoot())
    let step: CGFloat = most < 1 ? 1_000 : 10
    return (most * step).rounded(.down) / step
  }

  /// Returns a PNG image of the window at the given number of pixels per point, which defaults to the display's scale. Throws an error
  /// before drawing if the image would have too many pixels.
  package func png(scale: Double? = nil) throws -> Data {
    let scale = CGFloat(scale ?? Double(host.displayScale))
    guard scale > 0, scale.isFinite, size.width.isFinite, size.height.isFinite else {
      throw DriverError.noPicture(size, scale: Double(scale))
    }
    guard scale <= largestScale else { throw DriverError.tooManyPixels(size, scale: Double(scale), largest: Double(largestScale)) }
    let window = window
    let surface = RasterSurface(width: Int((window.width * scale).rounded()), height: Int((window.height * scale).rounded()))
    surface.paint(
      tree.drawing, scale: scale, origin: window.origin, region: window,
      background: WindowBackground.color(idiom: host.idiom, colorScheme: tree.rootEnvironment.colorScheme), with: rasterizer)
    return try surface.png()
  }

  /// Updates the retained surface with the last frame at the display's scale by moving scrolled content and painting the damage. If
  /// there's no surface yet, paints the whole window. Returns the number of pixels painted.
  package func paintDamage() -> Int {
    let scale = host.displayScale
    let isNew = surface == nil
    let surface = surface ?? RasterSurface(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    self.surface = surface
    let window = CGRect(origin: .zero, size: size)
    let background = WindowBackground.color(idiom: host.idiom, colorScheme: tree.rootEnvironment.colorScheme)
    if !isNew { surface.move(shown.frameDamage.moves) }
    var pixels: CGFloat = 0
    for rect in isNew ? [window] : shown.damage {
      let region = rect.overlap(with: window)
      if region.isEmpty { continue }
      surface.paint(tree.drawing, scale: scale, origin: .zero, region: region, background: background, with: rasterizer)
      pixels += region.width * region.height * scale * scale
    }
    return Int(pixels.rounded())
  }
}
