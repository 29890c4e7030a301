public import Foundation
public import RivuletDrawing
public import RivuletElements
import RivuletGeometry

extension CGContext {
  /// Clips later drawing to the path, and empties it.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takeOutline(), using: rule) }

  /// Clips later drawing to a rectangle, and empties the path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips later drawing to several rectangles, and empties the path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Clips later drawing to an image in a rectangle. The opacity of the image masks the drawing.
  public func clip(to rect: CGRect, mask: CGImage) {
    let (commands, area) = commands(of: mask, in: rect)
    state.graphics.clips.append(.mask(commands, bounds: area))
  }

  /// Removes all clips that were set in the context, or in the current transparency layer.
  public func resetClip() { state.graphics.clips = state.base.clips }

  /// The smallest rectangle around the visible area.
  public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect }

  /// Clips later drawing to an outline in the coordinates of the layer.
  func clip(_ outline: Path, using rule: CGPathFillRule) {
    let map = ctm
    state.graphics.transform = .identity
    state.graphics.clip(to: outline, style: FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased))
    state.graphics.transform = map
  }
}
