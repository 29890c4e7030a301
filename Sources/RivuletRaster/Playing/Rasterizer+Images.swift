import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension Rasterizer {
  /// Paints one of the app's images in its own colours or its tint. A file that can't be drawn is represented by a crossed box.
  func paint(image item: ImageItem, opacity: Double, on canvas: Canvas) {
    let map = canvas.matrix
    let area = CGSize(width: item.rect.width * hypot(map.a, map.b), height: item.rect.height * hypot(map.c, map.d))
    switch images.content(item.name, bundlePath: item.bundlePath, scale: map.meanScale, covering: area) {
    case nil: break
    case .placeholder: paint(.crossedBox(in: item.rect, color: item.tint ?? .placeholder), opacity: opacity, on: canvas)
    case .pixels(let picture): paint(picture, for: item, opacity: opacity, on: canvas)
    }
  }

  /// Tiles a path's interior with an image.
  func paint(tiles: TilePaint, inside clip: ClipEffect, opacity: Double, on canvas: Canvas) {
    canvas.isolated {
      canvas.clip(to: clip)
      for (image, tile) in tiles.tiles(over: clip.path.boundingRect) {
        canvas.isolated {
          canvas.clip(to: ClipEffect(path: Path(tile), isAntialiased: false))
          paint(.image(image), opacity: opacity * tiles.opacity, on: canvas)
        }
      }
    }
  }

  private func paint(_ picture: RasterSurface, for item: ImageItem, opacity: Double, on canvas: Canvas) {
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

extension PaintColor {
  /// A grey that is visible on light and dark backgrounds.
  fileprivate static let placeholder = PaintColor(hex: 0x8E8E93)
}

extension ImageItem.Interpolation {
  /// The cairo filter for this interpolation quality.
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_FAST
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
