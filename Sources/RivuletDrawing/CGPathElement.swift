public import Foundation

/// The type of an element in a Core Graphics path.
@frozen public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint = 0
  /// A straight line, with one point.
  case addLineToPoint = 1
  /// A quadratic curve, with a control point and an end point.
  case addQuadCurveToPoint = 2
  /// A cubic curve, with two control points and an end point.
  case addCurveToPoint = 3
  /// The end of a closed subpath, without points.
  case closeSubpath = 4
}

/// A rule that determines which areas a path encloses.
@frozen public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule, which includes the areas that the path winds around.
  case winding = 0
  /// The even-odd rule, which includes the areas from which a ray crosses the path an odd number of times.
  case evenOdd = 1
}

/// An element of a Core Graphics path. It is valid only during the call that receives it.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points, whose number depends on the type.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element that refers to externally stored points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is called with each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A closure that is called with each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension Path.Element {
  /// The corresponding Core Graphics type.
  var coreGraphicsType: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .closeSubpath: .closeSubpath
    }
  }

  /// The points in Core Graphics order: control points, followed by the end point.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }
}
