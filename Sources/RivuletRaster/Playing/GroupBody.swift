import Foundation
import RivuletDrawing
import RivuletGeometry

/// The content of a group before its outer shadow is added, including shape shadows, colour changes and blur.
///
/// Layers are no larger than the visible part of the group, and use larger pixels if the blur hides small details.
struct GroupBody {
  var player: ListPlayer
  /// The range of the group's commands.
  let range: Range<Int>
  /// The bounds of the group's own drawing, in device pixels.
  let content: CGRect
  /// The map from the group's coordinates to device pixels.
  let map: CGAffineTransform
  /// The shadows that belong to the group's shape, innermost first.
  let shapeShadows: [ShapeShadow]
  /// The matrix that transforms the colours; nil if they don't change.
  let colorMatrix: ColorMatrix?
  /// The standard deviation of the blur, in device pixels.
  let blur: CGFloat
  /// True if the blurred content keeps its outline and opacity.
  let isBlurOpaque: Bool
  /// The opacity threshold, which is applied last; nil if there is none.
  let threshold: OpacityThreshold?

  /// The side length of the layer's pixels, in device pixels.
  var reduction: CGFloat { BoxBlur.reduction(sigma: blur) }

  /// The body of a group that is painted twice.
  var doubled: GroupBody {
    var body = self
    body.player.doubledGroups += 1
    return body
  }

  /// Returns the number of pixels in a layer whose content is correct within a rectangle.
  func pixelCount(showing rect: CGRect) -> CGFloat {
    let sources = sources(of: rect)
    return sources.isNull ? 0 : sources.width * sources.height / (reduction * reduction)
  }

  /// Returns the rectangle whose content affects the given rectangle through blur and shadows.
  private func sources(of rect: CGRect) -> CGRect {
    let reach = DrawingNode.spread(1) * blur
    let cast = shapeShadows.reduce(0) { max($0, $1.drawnReach(map)) }
    return rect.insetBy(dx: -reach - cast, dy: -reach - cast).overlap(with: content.insetBy(dx: -reach - cast, dy: -reach - cast))
  }

  /// Returns a layer whose content is correct within a rectangle in device pixels; nil if nothing is visible there.
  func layer(showing rect: CGRect, reduction: CGFloat? = nil) -> Layer? {
    let reduction = reduction ?? self.reduction
    guard let layer = Layer(sources(of: rect), map: map, reduction: reduction) else { return nil }
    player.rasterizer.count(layer)
    player.play(range, on: layer.canvas)
    if !shapeShadows.isEmpty { layer.addShadows(shapeShadows, map: map) }
    if let colorMatrix { ColorFilter(matrix: colorMatrix).apply(to: layer.pixels) }
    if blur > 0 { BoxBlur(sigma: blur / reduction).apply(to: layer.pixels, keepsOpacity: isBlurOpaque) }
    if let threshold { ThresholdFilter(threshold).apply(to: layer.pixels) }
    return layer
  }
}
