public import Foundation
import RivuletControls
import RivuletDrawing
import RivuletElements
public import RivuletGeometry
import RivuletScreens

/// A Core Graphics-compatible drawing context.
///
/// The origin of canvas and image renderer contexts is at the top left. The origin of bitmap and PDF contexts is at the bottom left, and
///  their y-axis points up.
public final class CGContext: Hashable {
  /// The kind of a context.
  enum Target {
    /// The layer of a `Canvas`.
    case canvas
    /// A recorded drawing with the given number of pixels per point.
    case picture(scale: CGFloat)
    case bitmap(BitmapSurface)
    case document(PDFFile)
  }

  /// An entry in the stack of saved settings.
  private enum Saved {
    case state(CGContextState)
    /// The settings outside a transparency layer.
    case layer(CGContextState)
  }

  let target: Target
  /// The current settings.
  var state: CGContextState
  /// The current path, in the layer's coordinates.
  var outline = Path()
  private var saved: [Saved] = []

  init(_ graphics: GraphicsContext, target: Target) {
    self.target = target
    state = CGContextState(graphics)
  }

  /// Resets the context to default settings and clears the stack.
  func restart(_ graphics: GraphicsContext) {
    state = CGContextState(graphics)
    outline = Path()
    saved = []
  }

  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable)
extension CGContext: Sendable {}

// MARK: - States

extension CGContext {
  /// Saves the current settings, which do not include the path.
  public func saveGState() { saved.append(.state(state)) }

  /// Restores the most recently saved settings.
  public func restoreGState() {
    guard case .state(let state)? = saved.last else { return }
    saved.removeLast()
    self.state = state
  }

  /// Begins a group that is composited as a unit with the current shadow, opacity and blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saved.append(.layer(state))
    state.enter(CanvasLayer())
  }

  /// Begins a group inside a rectangle that is composited as a unit with the current shadow, opacity and blend mode.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Composites the most recently begun group, and restores the previous settings.
  public func endTransparencyLayer() {
    while let last = saved.popLast() {
      guard case .layer(let outer) = last else { continue }
      let group = state.graphics.layer.commands
      state = outer
      if !group.isEmpty { draw([.layer(LayerEffect(isIsolated: true))] + group + [.end]) }
      return
    }
  }

  /// The layer that contains all transparency layers.
  var rootLayer: CanvasLayer {
    for case .layer(let state) in saved { return state.graphics.layer }
    return state.graphics.layer
  }

  /// Draws commands given in the layer's coordinates with the current settings.
  func draw(_ commands: [DisplayList.Command]) { paint { $0.draw(commands) } }

  /// Runs a closure with a graphics context in the layer's coordinates, and completes the operation.
  func paint(_ body: (GraphicsContext) -> Void) {
    var graphics = state.graphics
    graphics.transform = .identity
    body(graphics)
    if case .bitmap(let bitmap) = target, bitmap.isShared { bitmap.paint(rootLayer) }
  }
}

// MARK: - Coordinates

extension CGContext {
  /// The transform from drawing coordinates to the coordinates of the context.
  public var ctm: CGAffineTransform { state.graphics.transform }

  /// The transform from drawing coordinates to device coordinates, which equals `ctm` on Linux.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Scales subsequent drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.graphics.scaleBy(x: sx, y: sy) }

  /// Translates subsequent drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.graphics.translateBy(x: tx, y: ty) }

  /// Rotates subsequent drawing by an angle in radians. Positive angles rotate from the x-axis towards the y-axis.
  public func rotate(by angle: CGFloat) { state.graphics.concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Concatenates a transform, which is applied to subsequent drawing before the current one.
  public func concatenate(_ transform: CGAffineTransform) { state.graphics.concatenate(transform) }

  /// Converts a point from drawing coordinates to the coordinates of the context.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Converts a rectangle from drawing coordinates to the coordinates of the context.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// Converts a point from the coordinates of the context to drawing coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Converts a rectangle from the coordinates of the context to drawing coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
