import Foundation
package import RivuletDrawing
package import RivuletText

extension Rasterizer {
  /// Returns pixels with a display list painted over them, one pixel for each of its points, with the fonts that measured its text; nil if
  /// memory runs out.
  package static func pixels(of list: DisplayList, over ground: PictureBytes, measuredBy measurer: any TextMeasuring) -> PictureBytes? {
    guard let surface = RasterSurface(ground) else { return nil }
    Rasterizer(measuredBy: measurer).draw(list, on: Canvas(on: surface.surface))
    return surface.picture
  }
}
