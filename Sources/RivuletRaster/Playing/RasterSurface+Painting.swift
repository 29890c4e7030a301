package import Foundation
package import RivuletDrawing
import RivuletGeometry

extension RasterSurface {
  /// Paints the tree's content in `region`, in root points, and nothing outside it.
  ///
  /// `origin` is the root point of this surface's top-left corner, and `scale` is the number of pixels per point. The background is
  /// painted first, and replaces existing pixels.
  package func paint(
    _ tree: DrawingTree, scale: CGFloat, origin: CGPoint, region: CGRect, background: PaintColor, with painter: any PicturePainter
  ) {
    let list = tree.displayList(scale: scale, in: region)
    let reach = list.backdropReach
    if reach > 0 {
      paint(
        { tree.displayList(scale: scale, in: $0) }, reach: reach, scale: scale, origin: origin, region: region, background: background,
        with: painter)
    } else {
      paintDirectly(list, origin: origin, region: region, background: background, with: painter)
    }
  }

  /// Paints a display list. `origin` and `region` have the same meaning as for a tree.
  package func paint(
    _ list: DisplayList, origin: CGPoint = .zero, region: CGRect? = nil, background: PaintColor, with painter: any PicturePainter
  ) {
    let reach = list.backdropReach
    if reach > 0, list.scale > 0 {
      let all = CGRect(origin: origin, size: CGSize(width: CGFloat(width) / list.scale, height: CGFloat(height) / list.scale))
      paint(
        { _ in list }, reach: reach, scale: list.scale, origin: origin, region: region ?? all, background: background, with: painter)
    } else {
      paintDirectly(list, origin: origin, region: region, background: background, with: painter)
    }
  }

  /// Paints a display list without backdrops, or with backdrops that sample nothing outside this surface.
  func paintDirectly(_ list: DisplayList, origin: CGPoint, region: CGRect?, background: PaintColor, with painter: any PicturePainter) {
    let map = CGAffineTransform(a: list.scale, b: 0, c: 0, d: list.scale, tx: -origin.x * list.scale, ty: -origin.y * list.scale)
    guard map.isDrawable else { return }
    let target = PixelTarget(
      width: width, height: height, stride: stride, origin: .zero, map: map,
      clips: region.map { [PlacedClip(ClipEffect(path: Path($0), isAntialiased: false), map: map)] } ?? [])
    withMutableBytes { bytes in
      var pixels = MutableRawSpan(_unsafeBytes: bytes)
      if !painter.paint(list, over: background, on: target, into: &pixels) { hasFailed = true }
    }
  }
}
