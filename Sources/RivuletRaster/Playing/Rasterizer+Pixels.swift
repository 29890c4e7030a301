import Foundation
package import RivuletDrawing
package import RivuletText

extension Rasterizer {
  /// Draws a display list over pixels, with one pixel per point, using the fonts that measured the text. Returns nil if memory runs out.
  package static func pixels(of list: DisplayList, over ground: PictureBytes, measuredBy measurer: any TextMeasuring) -> PictureBytes? {
    guard let surface = RasterSurface(ground) else { return nil }
    Rasterizer(measuredBy: measurer).draw(list, on: Canvas(on: surface.surface))
    return surface.picture
  }
}
