public import Foundation
public import RivuletDrawing

extension UIBezierPath {
  /// The width of lines, in points.
  public var lineWidth: CGFloat {
    get { line.lineWidth }
    set { line.lineWidth = newValue }
  }

  /// The shape of line ends.
  public var lineCapStyle: CGLineCap {
    get { line.lineCap }
    set { line.lineCap = newValue }
  }

  /// The shape of line corners.
  public var lineJoinStyle: CGLineJoin {
    get { line.lineJoin }
    set { line.lineJoin = newValue }
  }

  /// The maximum length of a mitre join, in multiples of the line width.
  public var miterLimit: CGFloat {
    get { line.miterLimit }
    set { line.miterLimit = newValue }
  }

  /// Sets the dash pattern of lines. Without a pattern, lines are solid.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    line.dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    line.dashPhase = phase
  }

  /// Fills the path in the current context.
  public func fill() { ContextStack.current.context?.fill(path, isEOFilled: usesEvenOddFillRule) }

  /// Fills the path in the current context with a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    ContextStack.current.context?.with(blendMode, alpha: alpha) { $0.fill(path, isEOFilled: usesEvenOddFillRule) }
  }

  /// Strokes the path in the current context.
  public func stroke() { ContextStack.current.context?.stroke(path, line) }

  /// Strokes the path in the current context with a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    ContextStack.current.context?.with(blendMode, alpha: alpha) { $0.stroke(path, line) }
  }

  /// Clips subsequent drawing in the current context to the path.
  public func addClip() { ContextStack.current.context?.clip(path, isEOFilled: usesEvenOddFillRule) }
}
