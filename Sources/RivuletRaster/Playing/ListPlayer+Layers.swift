import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension ListPlayer {
  /// Paints a group onto a separate surface, and then composites that surface onto the canvas.
  ///
  /// If only the opacity changes, items in the group still blend with the content beneath the group. In this case, the group is painted
  /// on a copy of that content, and the result is mixed in according to the opacity. Without blending, both methods give the same result.
  func play(_ range: Range<Int>, as effect: LayerEffect, on canvas: Canvas) {
    if effect.isOnlyOpacity, range.count == 1, case .draw(let item, let point) = commands[range.lowerBound] {
      draw(item, at: point, opacity: effect.opacity, on: canvas)
      return
    }
    if effect.isOnlyIsolated, !structure.blends(range, commands) { return play(range, on: canvas) }
    let map = canvas.matrix
    let scale = map.meanScale
    let content = GroupExtent(commands: commands, structure: structure).bounds(range, map)
    let touched = effect.spread(content, scale: scale, map).overlap(with: canvas.deviceClip)
    // Backdrops sample pixels outside the drawable area.
    let copied = effect.spread(content, scale: scale, map).overlap(with: canvas.deviceFrame ?? touched)
    if effect.isOnlyOpacity, !effect.isIsolated, structure.blends(range, commands), canvas.isReadable, let layer = Layer(copied, map: map) {
      rasterizer.count(layer)
      layer.copy(canvas)
      play(range, on: layer.canvas)
      canvas.replace(by: layer, share: effect.opacity)
      return
    }
    let body = GroupBody(
      player: self, range: range, content: content, map: map, shapeShadows: effect.shapeShadows, colorMatrix: effect.colorMatrix,
      blur: DrawingNode.deviation(effect.blurRadius) * scale, isBlurOpaque: effect.isBlurOpaque, threshold: effect.threshold)
    guard let shadow = effect.shadow, shadow.offset(map).isDrawable else {
      if let layer = body.layer(showing: touched) { canvas.put(layer, effect, over: touched) }
      return
    }
    guard let whole = Layer(touched, map: map) else { return }
    rasterizer.count(whole)
    let sigma = DrawingNode.deviation(shadow.radius) * scale
    let offset = shadow.offset(map)
    let reach = DrawingNode.spread(1) * sigma
    let casting = touched.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
    let reduction = max(BoxBlur.reduction(sigma: sigma), body.reduction)
    if reduction == body.reduction, body.pixelCount(showing: touched.union(casting)) < Self.largestLayer {
      guard let layer = body.layer(showing: touched.union(casting)) else { return }
      whole.canvas.putShadow(shadow, of: layer, sigma: sigma, offset: offset, in: touched)
      whole.canvas.put(layer, opacity: 1, mode: .normal)
    } else {
      // A shadow this wide shows no small details, and its source may be far outside the visible area.
      let twice = body.doubled
      if twice.player.doubledGroups <= Self.doubledGroups, let layer = twice.layer(showing: casting, reduction: reduction) {
        whole.canvas.putShadow(shadow, of: layer, sigma: sigma, offset: offset, in: touched)
      }
      if let layer = twice.layer(showing: touched) { whole.canvas.put(layer, opacity: 1, mode: .normal) }
    }
    canvas.put(whole, opacity: effect.opacity, mode: effect.blendMode)
  }

  /// The maximum number of pixels in a single layer.
  private static let largestLayer: CGFloat = 16_777_216
  /// The maximum number of nested groups with shadows that are painted twice. Each level doubles the work.
  private static let doubledGroups = 8

  /// Paints a group, multiplied by the opacity of another group.
  func play(_ range: Range<Int>, maskedBy mask: Range<Int>, on canvas: Canvas) {
    let map = canvas.matrix
    let extent = GroupExtent(commands: commands, structure: structure)
    let touched = extent.bounds(range, map).overlap(with: extent.bounds(mask, map)).overlap(with: canvas.deviceClip)
    guard let content = Layer(touched, map: map), let cover = Layer(touched, map: map) else { return }
    rasterizer.count(content)
    rasterizer.count(cover)
    play(mask, on: cover.canvas)
    if structure.blends(range, commands), canvas.isReadable {
      content.copy(canvas)
      play(range, on: content.canvas)
      canvas.replace(by: content, maskedBy: cover)
    } else {
      play(range, on: content.canvas)
      canvas.put(content, maskedBy: cover)
    }
  }
}

extension LayerEffect {
  /// True if the effect on a single item is equivalent to a lower opacity.
  fileprivate var isOnlyOpacity: Bool {
    blendMode == .normal && blurRadius <= 0 && shadow == nil && colorMatrix == nil && shapeShadows.isEmpty && threshold == nil
      && operation == nil
  }

  /// True if the group's only effect is to isolate its blending.
  fileprivate var isOnlyIsolated: Bool { isOnlyOpacity && opacity >= 1 }
}

extension Canvas {
  /// Composites a group's content onto the canvas. If cairo doesn't support the blend mode, the layer is first drawn at the canvas's
  /// resolution within a rectangle.
  fileprivate func put(_ layer: Layer, _ effect: LayerEffect, over rect: CGRect) {
    if let operation = effect.operation { return put(layer, opacity: effect.opacity, operation) }
    guard layer.reduction != 1, effect.blendMode.cairoOperator == nil, let plain = Layer(rect, map: .identity) else {
      put(layer, opacity: effect.opacity, mode: effect.blendMode)
      return
    }
    plain.canvas.put(layer, opacity: 1, mode: .normal)
    put(plain, opacity: effect.opacity, mode: effect.blendMode)
  }
}

extension CGSize {
  /// True if an image can be drawn at this offset.
  fileprivate var isDrawable: Bool { abs(width) < Canvas.limit && abs(height) < Canvas.limit }
}
