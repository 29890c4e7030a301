public import Foundation
import RivuletDrawing

extension NSBezierPath {
  /// Fills the path in the current context.
  public func fill() { ContextStack.current.context?.fill(path, isEOFilled: windingRule == .evenOdd) }

  /// Strokes the path in the current context.
  public func stroke() { ContextStack.current.context?.stroke(path, line) }

  /// Clips subsequent drawing in the current context to the path.
  public func addClip() { ContextStack.current.context?.clip(path, isEOFilled: windingRule == .evenOdd) }

  /// Replaces all clips of the current context with the path.
  public func setClip() {
    ContextStack.current.context?.resetClip()
    addClip()
  }

  /// Fills a rectangle in the current context.
  public class func fill(_ rect: CGRect) { NSBezierPath(rect: rect).fill() }

  /// Strokes a rectangle in the current context.
  public class func stroke(_ rect: CGRect) { NSBezierPath(rect: rect).stroke() }

  /// Clips subsequent drawing in the current context to a rectangle.
  public class func clip(_ rect: CGRect) { NSBezierPath(rect: rect).addClip() }

  /// Strokes a line in the current context.
  public class func strokeLine(from point1: CGPoint, to point2: CGPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }

  /// The stroke style of lines.
  private var line: StrokeStyle {
    let cap: CGLineCap =
      switch lineCapStyle {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: CGLineJoin =
      switch lineJoinStyle {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return StrokeStyle(
      lineWidth: lineWidth, lineCap: cap, lineJoin: join, miterLimit: miterLimit, dash: dash.lengths, dashPhase: dash.phase)
  }
}
