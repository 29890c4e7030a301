public import Foundation

/// The kind of an element of a Core Graphics path.
@frozen public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath. It has one point.
  case moveToPoint = 0
  /// A straight line. It has one point.
  case addLineToPoint = 1
  /// A quadratic curve. Its points are the control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve. Its points are two control points and the end.
  case addCurveToPoint = 3
  /// The end of a closed subpath. It has no points.
  case closeSubpath = 4
}

/// A rule that determines which areas a path encloses.
@frozen public enum CGPathFillRule: Int, Sendable {
  /// The areas that the outline winds around.
  case winding = 0
  /// The areas from which a ray outwards crosses the path an odd number of times.
  case evenOdd = 1
}

/// An element of a Core Graphics path. It is valid only during the call that received it.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points. Their number depends on the type.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element that refers to points stored elsewhere.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function called for each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A closure called for each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension Path.Element {
  /// The Core Graphics kind of this element.
  var coreGraphicsType: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .closeSubpath: .closeSubpath
    }
  }

  /// The points in Core Graphics' order: control points, then the end.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }
}
