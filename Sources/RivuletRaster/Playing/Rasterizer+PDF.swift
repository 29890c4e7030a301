import CCairo
package import Foundation
package import RivuletDrawing
import RivuletGeometry
package import RivuletText

extension Rasterizer {
  /// The number of pixels per point in the rasterised parts of a page: text, and groups with effects such as shadows.
  private static let pixelsPerPoint = 4.0
  /// The maximum side length of a page that PDF readers accept, in points.
  private static let longestSide: CGFloat = 14_400

  /// Returns a PDF file, using the fonts that measured the text; nil if there are no pages or a page has no area.
  package static func pdf(of pages: [PDFPage], measuredBy measurer: any TextMeasuring) -> Data? {
    guard let first = pages.first, pages.allSatisfy({ $0.size.isPrintable(longestSide) }) else { return nil }
    let output = ByteOutput()
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteOutput>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), Double(first.size.width), Double(first.size.height))
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_scale(surface, 1 / pixelsPerPoint, 1 / pixelsPerPoint)
    let rasterizer = Rasterizer(measuredBy: measurer)
    for page in pages {
      cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
      let canvas = Canvas(on: surface)
      canvas.matrix = CGAffineTransform(scaleX: CGFloat(pixelsPerPoint), y: CGFloat(pixelsPerPoint))
      rasterizer.draw(page.list, on: canvas)
      cairo_show_page(canvas.context)
    }
    cairo_surface_finish(surface)
    return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? output.data : nil
  }
}

extension CGSize {
  /// Returns true if the size is valid for a page.
  fileprivate func isPrintable(_ longestSide: CGFloat) -> Bool {
    width > 0 && height > 0 && width <= longestSide && height <= longestSide
  }
}
