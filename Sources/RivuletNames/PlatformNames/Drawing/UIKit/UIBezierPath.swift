public import Foundation
public import RivuletDrawing
import RivuletElements
public import RivuletGeometry

/// A UIKit-compatible type that represents the corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A UIKit-compatible path, which can be drawn into the current context or converted to a `Path`.
open class UIBezierPath: NSObject {
  var path = Path()

  /// The stroke style of lines.
  var line = StrokeStyle()

  /// True to fill with the even-odd rule instead of the winding rule.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {}

  /// Creates a path from a Core Graphics path.
  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// Creates a rectangular path.
  public init(rect: CGRect) { path = Path(rect) }

  /// Creates an elliptical path.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Creates a rectangular path with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a rectangular path in which the given corners are rounded.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = max(cornerRadii.width, 0)
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corners.contains(.topLeft) ? radius : 0, bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
        bottomTrailing: corners.contains(.bottomRight) ? radius : 0, topTrailing: corners.contains(.topRight) ? radius : 0),
      style: .circular)
  }

  /// Creates an arc. Angles are in radians.
  public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    super.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The path in Core Graphics form.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The bounds of the path.
  open var bounds: CGRect { path.boundingRect }
  /// True if the path is empty.
  open var isEmpty: Bool { path.isEmpty }
  /// The point at which the next segment starts.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
  /// Adds an arc. Angles are in radians.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }
  /// Closes the current subpath.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Removes all points.
  open func removeAllPoints() { path = Path() }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Returns true if the interior of the path contains a point.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
