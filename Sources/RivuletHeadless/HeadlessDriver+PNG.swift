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
}
