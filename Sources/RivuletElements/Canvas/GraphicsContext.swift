public import Foundation
public import RivuletCore
import RivuletDrawing
public import RivuletGeometry

/// The destination of a `Canvas` renderer: a layer, and the settings for the next drawing operation.
///
/// A copy draws into the same layer but has its own settings.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct GraphicsContext {
  package let host: any CanvasHost
  package let layer: CanvasLayer
  package let bounds: CGRect
  package var clips: [CanvasClip] = []
  /// The filters, outermost first. The last filter to be added is applied first.
  package var filters: [CanvasFilter] = []

  /// The environment of the canvas.
  public let environment: EnvironmentValues

  /// The opacity of subsequent drawing.
  public var opacity: Double = 1

  /// The blend mode of subsequent drawing.
  public var blendMode = BlendMode.normal

  /// The transform from the coordinates of subsequent drawing to the layer's coordinates.
  public var transform = CGAffineTransform.identity

  package init(host: any CanvasHost, layer: CanvasLayer, environment: EnvironmentValues, bounds: CGRect) {
    self.host = host
    self.layer = layer
    self.environment = environment
    self.bounds = bounds
  }
}

@available(*, unavailable)
extension GraphicsContext: Sendable {}

extension GraphicsContext {
  /// Scales subsequent drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Moves subsequent drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Rotates subsequent drawing clockwise.
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians))) }

  /// Applies a transform to subsequent drawing, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

extension GraphicsContext {
  /// Draws commands in the context's coordinates with the current settings.
  package func draw(_ commands: [DisplayList.Command]) {
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

  /// Appends commands in the layer's coordinates, inside the clips.
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

  /// Returns a context that draws into its own layer. The context keeps the transform but no other settings.
  package func inside(_ layer: CanvasLayer) -> GraphicsContext {
    var inner = GraphicsContext(host: host, layer: layer, environment: environment, bounds: bounds)
    inner.transform = transform
    return inner
  }

  /// Draws the content of a closure as one group.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let group = CanvasLayer()
    var inner = inside(group)
    try content(&inner)
    var outer = self
    outer.transform = .identity
    // The layer isolates blending: content in the group blends only with other content in the group.
    outer.draw(group.commands.isEmpty ? [] : [.layer(LayerEffect(isIsolated: true))] + group.commands + [.end])
  }
}
