import CCairo
package import Foundation
package import RivuletDrawing
import RivuletGeometry

extension RasterSurface {
  /// Paints the tree's content in `region`, in root points, and nothing outside it.
  ///
  /// `origin` is the root point of this surface's top left corner; there are `scale` pixels per point. The background is painted first and
  /// replaces the former pixels.
  package func paint(
    _ tree: DrawingTree, scale: CGFloat, origin: CGPoint, region: CGRect, background: PaintColor, with rasterizer: Rasterizer
  ) {
    let list = tree.displayList(scale: scale, in: region)
    let reach = list.backdropReach
    if reach > 0 {
      paint(
        { tree.displayList(scale: scale, in: $0) }, reach: reach, scale: scale, origin: origin, region: region, background: background,
        with: rasterizer)
    } else {
      paintDirectly(list, origin: origin, region: region, background: background, with: rasterizer)
    }
  }

  /// Paints a picture that is a value, with the same meaning of `origin` and `region`.
  package func paint(
    _ list: DisplayList, origin: CGPoint = .zero, region: CGRect? = nil, background: PaintColor, with rasterizer: Rasterizer
  ) {
    let reach = list.backdropReach
    if reach > 0, list.scale > 0 {
      let all = CGRect(origin: origin, size: CGSize(width: CGFloat(width) / list.scale, height: CGFloat(height) / list.scale))
      paint(
        { _ in list }, reach: reach, scale: list.scale, origin: origin, region: region ?? all, background: background, with: rasterizer)
    } else {
      paintDirectly(list, origin: origin, region: region, background: background, with: rasterizer)
    }
  }

  /// Paints a picture whose backdrops, if it has any, need nothing from outside this surface.
  func paintDirectly(_ list: DisplayList, origin: CGPoint, region: CGRect?, background: PaintColor, with rasterizer: Rasterizer) {
    let canvas = Canvas(on: surface)
    let map = CGAffineTransform(a: list.scale, b: 0, c: 0, d: list.scale, tx: -origin.x * list.scale, ty: -origin.y * list.scale)
    guard map.isDrawable else { return }
    canvas.matrix = map
    if let region { canvas.clip(to: ClipEffect(path: Path(region), isAntialiased: false)) }
    canvas.setSource(background, opacity: 1)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(canvas.context)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
    rasterizer.draw(list, on: canvas)
    renewIfBroken()
  }
}
