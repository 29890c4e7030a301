import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Rasterizer {
  /// Paints a picture of the app in its own colours, or in its tint.
  func paint(image item: ImageItem, opacity: Double, on canvas: Canvas) {
    guard let picture = images.picture(item.name, bundlePath: item.bundlePath, scale: canvas.matrix.meanScale) else { return }
    canvas.isolated {
      if let tint = item.tint {
        canvas.setSource(tint, opacity: opacity)
        canvas.stretch(picture, over: item.rect, filter: item.interpolation.filter) { cairo_mask(canvas.context, $0) }
      } else {
        canvas.stretch(picture, over: item.rect, filter: item.interpolation.filter) { pattern in
          cairo_set_source(canvas.context, pattern)
          cairo_paint_with_alpha(canvas.context, opacity)
        }
      }
    }
  }
}

extension ImageItem.Interpolation {
  /// The filter of this quality.
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_FAST
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
