public import Foundation
public import RivuletDrawing
import RivuletGeometry

/// A path, under its AppKit name, which is drawn into the current context or converted to a `Path`.
open class NSBezierPath: NSObject {
  /// The shape of the ends of lines.
  public enum LineCapStyle: UInt, Sendable {
    case butt, round, square
  }

  /// The shape of the corners of lines.
  public enum LineJoinStyle: UInt, Sendable {
    case miter, round, bevel
  }

  /// The rule for the inside of a path.
  public enum WindingRule: UInt, Sendable {
    case nonZero, evenOdd
  }

  /// The outline.
  var path = Path()
  /// The dashes of lines.
  private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines.
  open var lineCapStyle = LineCapStyle.butt
  /// The shape of the corners of lines.
  open var lineJoinStyle = LineJoinStyle.miter
  /// The maximum length of a mitre join, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// The rule for the inside of the path.
  open var windingRule = WindingRule.nonZero

  /// Creates an empty path.
  public override init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = Path(cgPath)
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The smallest rectangle around the drawn outline.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }
  /// The smallest rectangle around all points, control points included.
  open var controlPointBounds: CGRect { path.isEmpty ? .zero : path.cgPath.boundingBox }
  /// True if the path is empty.
  open var isEmpty: Bool { path.isEmpty }
  /// The start of the next line.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns true if a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: windingRule == .evenOdd) }

  /// Sets the dashes of lines. Without a pattern, lines are unbroken.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }
}
