public import Foundation
public import RivuletCore
import RivuletDrawing
public import RivuletGeometry

/// What a renderer of a `Canvas` draws with: a layer, and how the next thing is drawn into it.
///
/// A copy draws into the same layer and has settings of its own.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct GraphicsContext {
  let host: any CanvasHost
  let layer: CanvasLayer
  let bounds: CGRect
  var clips: [CanvasClip] = []
  /// The outermost first: what was added last acts first.
  var filters: [CanvasFilter] = []

  /// The environment of the canvas.
  public let environment: EnvironmentValues

  /// How see-through what is drawn next will be.
  public var opacity: Double = 1

  /// How what is drawn next meets what is there.
  public var blendMode = BlendMode.normal

  /// From the coordinates of what is drawn next to those of the layer.
  public var transform = CGAffineTransform.identity

  init(host: any CanvasHost, layer: CanvasLayer, environment: EnvironmentValues, bounds: CGRect) {
    self.host = host
    self.layer = layer
    self.environment = environment
    self.bounds = bounds
  }
}

@available(*, unavailable)
extension GraphicsContext: Sendable {}

extension GraphicsContext {
  /// Stretches what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Turns what is drawn next clockwise.
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians))) }

  /// Applies a map to what is drawn next, before what was applied so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

extension GraphicsContext {
  /// Draws commands in the context's coordinates as it is set.
  func draw(_ commands: [DisplayList.Command]) {
    guard host.isOpen else { return host.reportMisuse() }
    if commands.isEmpty || !(opacity > 0) { return }
    let map = FiniteNumber.transform(transform, of: "GraphicsContext")
    if clips.isEmpty, filters.isEmpty, opacity >= 1, blendMode == .normal, map == .identity {
      layer.commands += commands
      return
    }
    var drawn = map == .identity ? commands : [.transform(map)] + commands + [.end]
    for filter in filters.reversed() { drawn = filter.applied(to: drawn) }
    append(drawn)
  }

  /// Puts commands in the coordinates of the layer where clips leave them to be seen.
  private func append(_ commands: [DisplayList.Command]) {
    var ends = 0
    for clip in clips {
      switch clip {
      case .path(let clip): layer.commands.append(.clip(clip))
      case .mask(let mask, _):
        layer.commands.append(.mask)
        layer.commands += mask
        layer.commands.append(.masked)
      }
      ends += 1
    }
    if opacity < 1 || blendMode != .normal {
      layer.commands.append(.layer(LayerEffect(blendMode, opacity: min(opacity, 1))))
      ends += 1
    }
    layer.commands += commands
    for _ in 0..<ends { layer.commands.append(.end) }
  }

  /// A context with no settings but the place, which draws into a layer of its own.
  func inside(_ layer: CanvasLayer) -> GraphicsContext {
    var inner = GraphicsContext(host: host, layer: layer, environment: environment, bounds: bounds)
    inner.transform = transform
    return inner
  }

  /// Draws what `content` draws as one thing.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let group = CanvasLayer()
    var inner = inside(group)
    try content(&inner)
    var outer = self
    outer.transform = .identity
    // One layer, so that what blends in it meets only what is in it.
    outer.draw(group.commands.isEmpty ? [] : [.layer(LayerEffect(isIsolated: true))] + group.commands + [.end])
  }
}
