package import Foundation
package import RivuletDrawing
package import RivuletText

extension Rasterizer {
  /// The maximum number of pixels in an image. Drawing that many takes 400 MB and some seconds.
  private static let maximumPixelCount: CGFloat = 100_000_000

  /// Returns a PNG image of a display list, using the fonts that measured the text; nil if the image has no pixels or too many.
  package static func png(of list: DisplayList, size: CGSize, background: PaintColor, measuredBy measurer: any TextMeasuring) -> Data? {
    let (width, height) = ((size.width * list.scale).rounded(), (size.height * list.scale).rounded())
    let longest = CGFloat(RasterSurface.sideLimit)
    guard width >= 1, height >= 1, width <= longest, height <= longest, width * height <= maximumPixelCount else { return nil }
    let rasterizer = Rasterizer(measuredBy: measurer)
    let surface = RasterSurface(width: Int(width), height: Int(height))
    surface.paint(list, background: background, with: rasterizer)
    return try? surface.png()
  }
  /// Creates a rasterizer that draws text with the fonts that measured it.
  convenience init(measuredBy measurer: any TextMeasuring) {
    if let engine = measurer as? any TextPainter & TextMeasuring { self.init(text: engine) } else { self.init() }
  }
}
