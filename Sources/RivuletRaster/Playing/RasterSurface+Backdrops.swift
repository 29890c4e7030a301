import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension RasterSurface {
  /// The spacing of the grid, in window pixels, on which surfaces with backdrops start, so that all surfaces use the same reduced pixels.
  static let backdropGrid = 16

  /// Paints a region of a picture that contains backdrops. The region is painted on a larger surface that includes the content blurred
  /// into it.
  ///
  /// - Parameters:
  ///   - reach: The distance around the region that must also be painted, in points.
  ///   - list: A closure that returns the display list for a rectangle in root coordinates.
  func paint(
    _ list: (CGRect) -> DisplayList, reach: CGFloat, scale: CGFloat, origin: CGPoint, region: CGRect, background: PaintColor,
    with painter: any PicturePainter
  ) {
    let grid = CGFloat(Self.backdropGrid)
    let wide = region.insetBy(dx: -reach, dy: -reach)
    let left = (wide.minX * scale / grid).rounded(.down) * grid
    let top = (wide.minY * scale / grid).rounded(.down) * grid
    let (width, height) = ((wide.maxX * scale - left).rounded(.up), (wide.maxY * scale - top).rounded(.up))
    guard width < CGFloat(Self.sideLimit), height < CGFloat(Self.sideLimit), width > 0, height > 0 else { return }
    let surface = RasterSurface(width: Int(width), height: Int(height))
    let corner = CGPoint(x: left / scale, y: top / scale)
    surface.paintDirectly(list(wide), origin: corner, region: nil, background: background, with: painter)
    let canvas = Canvas(on: self.surface)
    canvas.matrix = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    canvas.clip(to: ClipEffect(path: Path(region), isAntialiased: false))
    cairo_identity_matrix(canvas.context)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(canvas.context, surface.surface, left - (origin.x * scale).rounded(), top - (origin.y * scale).rounded())
    cairo_paint(canvas.context)
    replaceIfFailed()
  }
}

extension DisplayList {
  /// The maximum distance, in points, from which a backdrop in the list samples content; 0 if there are no backdrops.
  var backdropReach: CGFloat {
    var (reach, count): (CGFloat, Int) = (0, 0)
    for case .draw(let item, _) in commands {
      guard let backdrop = item.backdrop else { continue }
      reach = max(reach, backdrop.reach)
      count += 1
    }
    // A backdrop may cover another backdrop.
    return count > 1 ? 2 * reach : reach
  }
}
