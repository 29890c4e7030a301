public import Foundation
public import RivuletDrawing
public import RivuletElements
import RivuletGeometry

extension CGContext {
  /// Clips subsequent drawing to the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takeOutline(), using: rule) }

  /// Clips subsequent drawing to a rectangle, and clears the path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips subsequent drawing to several rectangles, and clears the path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Masks subsequent drawing with the opacity of an image that fills a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    let (commands, area) = commands(of: mask, in: rect)
    state.graphics.clips.append(.mask(commands, bounds: area))
  }

  /// Removes all clips set in the context, or in the current transparency layer.
  public func resetClip() { state.graphics.clips = state.base.clips }

  /// The smallest rectangle that contains the visible area.
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect }

  /// Clips subsequent drawing to an outline in the layer's coordinates.
  func clip(_ outline: Path, using rule: CGPathFillRule) {
    let map = ctm
    state.graphics.transform = .identity
    state.graphics.clip(to: outline, style: FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased))
    state.graphics.transform = map
  }
}
