public import Foundation
import RivuletControls
import RivuletDrawing
import RivuletElements
public import RivuletGeometry
import RivuletScreens

/// A drawing destination, under its Core Graphics name.
///
/// Canvas and image renderer contexts have their origin at the top left. Bitmap and PDF contexts have theirs at the bottom left, with y
/// pointing up.
public final class CGContext: Hashable {
  /// The kind of a context.
  enum Target {
    /// The layer of a `Canvas`.
    case canvas
    /// A drawing that is recorded, with a number of pixels per point.
    case picture(scale: CGFloat)
    case bitmap(BitmapSurface)
    case document(PDFFile)
  }

  /// An entry in the stack of saved states.
  private enum Saved {
    case state(CGContextState)
    /// The state outside a transparency layer.
    case layer(CGContextState)
  }

  let target: Target
  /// The current settings.
  var state: CGContextState
  /// The current path, in the coordinates of the layer.
  var outline = Path()
  private var saved: [Saved] = []

  init(_ graphics: GraphicsContext, target: Target) {
    self.target = target
    state = CGContextState(graphics)
  }

  /// Starts again with an empty stack and default settings.
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
  /// Saves the current settings. The current path is not one of them.
  public func saveGState() { saved.append(.state(state)) }

  /// Restores the most recently saved settings.
  public func restoreGState() {
    guard case .state(let state)? = saved.last else { return }
    saved.removeLast()
    self.state = state
  }

  /// Starts a group that is drawn as a whole with the current shadow, opacity and blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saved.append(.layer(state))
    state.enter(CanvasLayer())
  }

  /// Starts a group in a rectangle that is drawn as a whole with the current shadow, opacity and blend mode.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the most recently begun group, and restores the settings from before it.
  public func endTransparencyLayer() {
    while let last = saved.popLast() {
      guard case .layer(let outer) = last else { continue }
      let group = state.graphics.layer.commands
      state = outer
      if !group.isEmpty { draw([.layer(LayerEffect(isIsolated: true))] + group + [.end]) }
      return
    }
  }

  /// The layer outside all transparency layers.
  var rootLayer: CanvasLayer {
    for case .layer(let state) in saved { return state.graphics.layer }
    return state.graphics.layer
  }

  /// Draws commands in the coordinates of the layer with the current settings.
  func draw(_ commands: [DisplayList.Command]) { paint { $0.draw(commands) } }

  /// Calls a closure with a graphics context in the coordinates of the layer, and completes the operation.
  func paint(_ body: (GraphicsContext) -> Void) {
    var graphics = state.graphics
    graphics.transform = .identity
    body(graphics)
    if case .bitmap(let bitmap) = target, bitmap.isShared { bitmap.paint(rootLayer) }
  }
}

// MARK: - Coordinates

extension CGContext {
  /// The transform from drawing coordinates to the coordinates of the whole context.
  public var ctm: CGAffineTransform { state.graphics.transform }

  /// The transform from drawing coordinates to pixels. It is equal to `ctm` here.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.graphics.scaleBy(x: sx, y: sy) }

  /// Moves later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.graphics.translateBy(x: tx, y: ty) }

  /// Rotates later drawing, in radians. Positive angles rotate from the x-axis towards the y-axis.
  public func rotate(by angle: CGFloat) { state.graphics.concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies a transform to later drawing, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) { state.graphics.concatenate(transform) }

  /// Returns a point in the coordinates of the whole context.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Returns a rectangle in the coordinates of the whole context.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// Returns a point in drawing coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Returns a rectangle in drawing coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
