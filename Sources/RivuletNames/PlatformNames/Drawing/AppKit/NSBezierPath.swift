public import Foundation
public import RivuletDrawing
import RivuletGeometry

/// An AppKit-compatible path, which can be drawn into the current context or converted to a `Path`.
open class NSBezierPath: NSObject {
  /// The shape of line ends.
  public enum LineCapStyle: UInt, Sendable {
    case butt, round, square
  }

  /// The shape of line corners.
  public enum LineJoinStyle: UInt, Sendable {
    case miter, round, bevel
  }

  /// A rule that determines the interior of a path.
  public enum WindingRule: UInt, Sendable {
    case nonZero, evenOdd
  }

  /// The underlying path.
  var path = Path()
  /// The dash pattern of lines.
  private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends.
  open var lineCapStyle = LineCapStyle.butt
  /// The shape of line corners.
  open var lineJoinStyle = LineJoinStyle.miter
  /// The maximum length of a mitre join, in multiples of the line width.
  open var miterLimit: CGFloat = 10
  /// The rule that determines the interior of the path.
  open var windingRule = WindingRule.nonZero

  /// Creates an empty path.
  public override init() {}

  /// Creates a rectangular path.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  /// Creates an elliptical path.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  /// Creates a rectangular path with rounded corners.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = Path(cgPath)
  }

  /// The path in Core Graphics form.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The smallest rectangle that contains the drawn outline.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }
  /// The smallest rectangle that contains all points, including control points.
  open var controlPointBounds: CGRect { path.isEmpty ? .zero : path.cgPath.boundingBox }
  /// True if the path is empty.
  open var isEmpty: Bool { path.isEmpty }
  /// The point at which the next segment starts.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns true if the interior of the path contains a point.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: windingRule == .evenOdd) }

  /// Sets the dash pattern of lines. Without a pattern, lines are solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }
}
