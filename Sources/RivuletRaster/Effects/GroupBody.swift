import Foundation
import RivuletDrawing
import RivuletGeometry

/// What a group paints, with the shadows of its shape, in its new colours and blurred, before its shadow: on layers that are no larger than what is seen of them, and of larger pixels where the blur leaves
/// nothing small to see.
struct GroupBody {
  var player: ListPlayer
  /// The group's commands.
  let range: Range<Int>
  /// What they paint, in device pixels.
  let content: CGRect
  /// From the group's coordinates to device pixels.
  let map: CGAffineTransform
  /// Shadows that are part of the group's look, the innermost first.
  let shapeShadows: [ShapeShadow]
  /// What becomes of the colours.
  let colorMatrix: ColorMatrix?
  /// The standard deviation of the blur, in device pixels.
  let blur: CGFloat
  /// Whether what is blurred keeps the outline and the opacity that it had.
  let isBlurOpaque: Bool
  /// What becomes of the opacity after all that; nil if it stays.
  let threshold: OpacityThreshold?

  /// How many device pixels a pixel of the layer may cover.
  var reduction: CGFloat { BoxBlur.reduction(sigma: blur) }

  /// The same for a group that is painted twice.
  var doubled: GroupBody {
    var body = self
    body.player.doubledGroups += 1
    return body
  }

  /// How many pixels a layer has that is right within a rectangle.
  func pixelCount(showing rect: CGRect) -> CGFloat {
    let sources = sources(of: rect)
    return sources.isNull ? 0 : sources.width * sources.height / (reduction * reduction)
  }

  /// What shines into a rectangle.
  private func sources(of rect: CGRect) -> CGRect {
    let reach = DrawingNode.spread(1) * blur
    let cast = shapeShadows.reduce(0) { max($0, $1.drawnReach(map)) }
    return rect.insetBy(dx: -reach - cast, dy: -reach - cast).overlap(with: content.insetBy(dx: -reach - cast, dy: -reach - cast))
  }

  /// A layer that is right within a rectangle in device pixels; nil if nothing shows there.
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
