public import Foundation

/// What a step of a Core Graphics path does.
@frozen public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; the control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two control points and the end.
  case addCurveToPoint = 3
  /// Closes the subpath; no point.
  case closeSubpath = 4
}

/// Which areas a path encloses.
@frozen public enum CGPathFillRule: Int, Sendable {
  /// Those that the outline winds around.
  case winding = 0
  /// Those with an odd number of crossings on the way out.
  case evenOdd = 1
}

/// A step of a Core Graphics path, valid while the closure runs that it was given to.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// Its points, as many as the type says.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step with points that are kept elsewhere.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is called for each step of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A closure that is called for each step of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension Path.Element {
  /// What the step is in Core Graphics.
  var coreGraphicsType: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .closeSubpath: .closeSubpath
    }
  }

  /// Its points in the order of Core Graphics: control points, then the end.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }
}
