public import Foundation
public import RivuletDrawing
public import RivuletGeometry

/// Corners of a rectangle under their name in UIKit.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path under its name in UIKit, for code that makes a `Path` of it.
open class UIBezierPath: NSObject {
  private var path = Path()

  /// The width of its line. Shapes have lines of their own.
  open var lineWidth: CGFloat = 1

  /// An empty path.
  public override init() {}

  /// The path of that name in Core Graphics.
  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// A rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// An ellipse.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// A rectangle with some round corners.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = max(cornerRadii.width, 0)
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corners.contains(.topLeft) ? radius : 0, bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
        bottomTrailing: corners.contains(.bottomRight) ? radius : 0, topTrailing: corners.contains(.topRight) ? radius : 0),
      style: .circular)
  }

  /// A part of a circle; angles in radians.
  public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    super.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The path under its name in Core Graphics.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The rectangle that holds it.
  open var bounds: CGRect { path.boundingRect }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The beginning of the next line.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a part of the path.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
  /// Adds a part of a circle; angles in radians.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }
  /// Closes the part that was begun last.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Takes everything out.
  open func removeAllPoints() { path = Path() }
  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
