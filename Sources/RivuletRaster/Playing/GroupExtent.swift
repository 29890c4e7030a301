import Foundation
import RivuletDrawing
import RivuletGeometry

/// A computation of the pixels that part of a list may draw or sample. It keeps the surfaces of groups as small as possible.
struct GroupExtent {
  let commands: [DisplayList.Command]
  let structure: GroupStructure

  /// Returns the bounds, in device pixels, of everything that a range paints; null if the range paints nothing. `map` converts to device
  /// pixels.
  func bounds(_ range: Range<Int>, _ map: CGAffineTransform) -> CGRect {
    var bounds = CGRect.null
    var index = range.lowerBound
    while index < range.upperBound {
      let end = structure.end(of: index)
      bounds = bounds.union(command(index, end, map))
      index = end + 1
    }
    return bounds
  }

  private func command(_ index: Int, _ end: Int, _ map: CGAffineTransform) -> CGRect {
    switch commands[index] {
    case .draw(let item, let point):
      let reach = item.backdrop?.reach ?? 0
      return item.paintedBounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: point.x, dy: point.y).mapped(map)
    case .transform(let transform): return bounds(index + 1..<end, transform.concatenating(map))
    case .project(let projection):
      let image = bounds(index + 1..<end, .identity).applying(projection.concatenating(ProjectionTransform(map)))
      return image.isNull ? image : image.limited.insetBy(dx: -1, dy: -1)
    case .clip(let clip):
      return bounds(index + 1..<end, map).overlap(with: clip.path.boundingRect.mapped(map))
    case .layer(let effect): return effect.spread(bounds(index + 1..<end, map), scale: map.meanScale, map)
    case .mask:
      let middle = structure.middle(of: index)
      return bounds(index + 1..<middle, map).overlap(with: bounds(middle + 1..<end, map))
    case .masked, .end: return .null
    }
  }
}

extension LayerEffect {
  /// Returns the bounds of a group after blur and shadows are added to its painted `bounds`, in device pixels.
  func spread(_ bounds: CGRect, scale: CGFloat, _ map: CGAffineTransform) -> CGRect {
    if bounds.isNull { return bounds }
    var bounds = bounds
    let blur = DrawingNode.spread(1) * DrawingNode.deviation(blurRadius) * scale
    for part in shapeShadows where !part.isInner {
      let reach = DrawingNode.spread(part.shadow.radius) * scale
      let offset = part.shadow.offset(map)
      bounds = bounds.union(bounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height))
    }
    bounds = bounds.insetBy(dx: -blur, dy: -blur)
    guard let shadow else { return bounds }
    let reach = DrawingNode.spread(1) * DrawingNode.deviation(shadow.radius) * scale
    let offset = shadow.offset(map)
    return bounds.union(bounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height))
  }
}

extension ShadowEffect {
  /// Returns the shadow's offset, in device pixels.
  func offset(_ map: CGAffineTransform) -> CGSize {
    CGSize(width: x * map.a + y * map.c, height: x * map.b + y * map.d)
  }
}

extension CGRect {
  /// Returns the bounds of the transformed rectangle. A null rectangle stays null, and a result that is not finite becomes infinite.
  fileprivate func mapped(_ map: CGAffineTransform) -> CGRect {
    if isNull { return self }
    return applying(map).limited
  }

  /// The rectangle, or the infinite rectangle if a coordinate is not finite.
  fileprivate var limited: CGRect { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite ? self : .infinite }
}
