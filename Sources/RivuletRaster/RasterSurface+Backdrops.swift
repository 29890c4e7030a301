import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension RasterSurface {
  /// Surfaces for what shows its backdrop begin at multiples of so many pixels of the window, so that the same larger pixels are blurred in each of
  /// them.
  static let backdropGrid = 16

  /// Paints a region of a picture in which something shows what lies beneath it: on a larger surface, with what is blurred into the region.
  ///
  /// - Parameters:
  ///   - reach: How far around the region the picture has to be painted, in points.
  ///   - list: The picture of a rectangle in root coordinates.
  func paint(
    _ list: (CGRect) -> DisplayList, reach: CGFloat, scale: CGFloat, origin: CGPoint, region: CGRect, background: PaintColor,
    with rasterizer: Rasterizer
  ) {
    let grid = CGFloat(Self.backdropGrid)
    let wide = region.insetBy(dx: -reach, dy: -reach)
    let left = (wide.minX * scale / grid).rounded(.down) * grid
    let top = (wide.minY * scale / grid).rounded(.down) * grid
    let (width, height) = ((wide.maxX * scale - left).rounded(.up), (wide.maxY * scale - top).rounded(.up))
    guard width < CGFloat(Self.sideLimit), height < CGFloat(Self.sideLimit), width > 0, height > 0 else { return }
    let surface = RasterSurface(width: Int(width), height: Int(height))
    let corner = CGPoint(x: left / scale, y: top / scale)
    surface.paintDirectly(list(wide), origin: corner, region: nil, background: background, with: rasterizer)
    let canvas = Canvas(on: self.surface)
    canvas.matrix = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    canvas.clip(to: ClipEffect(path: Path(region), isAntialiased: false))
    cairo_identity_matrix(canvas.context)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(canvas.context, surface.surface, left - (origin.x * scale).rounded(), top - (origin.y * scale).rounded())
    cairo_paint(canvas.context)
    renewIfBroken()
  }
}

extension DisplayList {
  /// How far around itself anything in the list looks to show what lies beneath it, in points; 0 if nothing does.
  var backdropReach: CGFloat {
    var (reach, count): (CGFloat, Int) = (0, 0)
    for case .draw(let item, _) in commands {
      guard let backdrop = item.backdrop else { continue }
      reach = max(reach, backdrop.reach)
      count += 1
    }
    // One may lie over another.
    return count > 1 ? 2 * reach : reach
  }
}
