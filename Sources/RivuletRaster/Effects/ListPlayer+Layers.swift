import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

extension ListPlayer {
  /// Paints a group by itself and puts it onto the canvas as a whole.
  ///
  /// What blends in a group of which only the opacity is changed meets what lies beneath the group: such a group is painted on a copy of that, and
  /// the result mixed in by the opacity. Without blending the two ways give the same.
  func play(_ range: Range<Int>, as effect: LayerEffect, on canvas: Canvas) {
    if effect.isOnlyOpacity, range.count == 1, case .draw(let item, let point) = commands[range.lowerBound] {
      draw(item, at: point, opacity: effect.opacity, on: canvas)
      return
    }
    let map = canvas.matrix
    let scale = map.meanScale
    let content = GroupExtent(commands: commands, structure: structure).bounds(range, map)
    let touched = effect.spread(content, scale: scale, map).intersection(canvas.deviceClip)
    if effect.isOnlyOpacity, structure.blends(range, commands), canvas.canBeRead, let layer = Layer(touched, map: map) {
      layer.copy(canvas)
      play(range, on: layer.canvas)
      canvas.replace(by: layer, share: effect.opacity)
      return
    }
    // What lies outside the clip still shines in through blur and shadow.
    let reach = DrawingNode.spread(effect.blurRadius) * scale
    let needed = effect.sources(of: touched, scale: scale, map).intersection(content)
    guard let layer = Layer(needed.insetBy(dx: -reach, dy: -reach), map: map) else { return }
    play(range, on: layer.canvas)
    if effect.blurRadius > 0 { BoxBlur(sigma: effect.blurRadius * scale).apply(to: layer.pixels) }
    guard let shadow = effect.shadow else {
      canvas.put(layer, opacity: effect.opacity, mode: effect.blendMode)
      return
    }
    guard let whole = Layer(touched, map: map) else { return }
    whole.canvas.putShadow(shadow, of: layer, sigma: shadow.radius * scale, offset: shadow.offset(map))
    whole.canvas.put(layer, opacity: 1, mode: .normal)
    canvas.put(whole, opacity: effect.opacity, mode: effect.blendMode)
  }

  /// Paints a group where another one is opaque.
  func play(_ range: Range<Int>, maskedBy mask: Range<Int>, on canvas: Canvas) {
    let map = canvas.matrix
    let extent = GroupExtent(commands: commands, structure: structure)
    let touched = extent.bounds(range, map).intersection(extent.bounds(mask, map)).intersection(canvas.deviceClip)
    guard let content = Layer(touched, map: map), let cover = Layer(touched, map: map) else { return }
    play(mask, on: cover.canvas)
    if structure.blends(range, commands), canvas.canBeRead {
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
  /// Whether a single item could be painted paler instead.
  fileprivate var isOnlyOpacity: Bool {
    blendMode == .normal && blurRadius <= 0 && shadow == nil
  }

  /// What has to be known of the group, in device pixels, to paint it in a rectangle.
  fileprivate func sources(of rect: CGRect, scale: CGFloat, _ map: CGAffineTransform) -> CGRect {
    if rect.isNull { return rect }
    let blur = DrawingNode.spread(blurRadius) * scale
    var sources = rect.insetBy(dx: -blur, dy: -blur)
    if let shadow {
      let reach = DrawingNode.spread(shadow.radius) * scale + blur
      let offset = shadow.offset(map)
      sources = sources.union(rect.insetBy(dx: -reach, dy: -reach).offsetBy(dx: -offset.width, dy: -offset.height))
    }
    return sources
  }
}
