public import Foundation
public import RivuletGeometry

/// A path under its name in Core Graphics, for code that makes a `Path` of it or reads one step by step.
public class CGPath: Hashable, @unchecked Sendable {
  /// The outline. Only a `CGMutablePath` changes it.
  final var path: Path

  /// Wraps an outline.
  init(_ path: Path) {
    self.path = path
  }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// The outline of the ellipse that touches the four sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// The outline of a rectangle whose corners are quarters of an ellipse.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether there is no element at all.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the pen is; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    var box = BoundingBox()
    path.visit { for point in $0.points { box.add(point) } }
    return path.isEmpty ? .null : box.rect
  }

  /// The smallest rectangle around what is drawn; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether the path is an upright rectangle, which is written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard path == Path(path.boundingRect), !path.isEmpty else { return false }
    rect?.pointee = path.boundingRect
    return true
  }

  /// Whether a point, mapped by a transform first, lies in the filled area.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Calls a closure with each step in drawing order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    path.visit { element in
      // A step without points has a place for one all the same, so that its pointer is valid.
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let address = buffer.baseAddress else { return }
        var step = CGPathElement(type: element.coreGraphicsType, points: address)
        block(&step)
      }
    }
  }

  /// Calls a function with each step in drawing order, and with a pointer of the caller's.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }

  public func hash(into hasher: inout Hasher) {
    path.visit { element in
      hasher.combine(element.coreGraphicsType)
      for point in element.points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
  }
}

// MARK: - Copies

extension CGPath {
  /// The same path, which nothing changes any more.
  public func copy() -> CGPath? { CGPath(path) }

  /// The path with every point mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A copy that can be changed, with every point mapped.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of the line that a stroke would draw.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// The line cut into dashes.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
    CGPath(path.applying(transform).dashed(StrokeStyle(dash: lengths, dashPhase: phase)))
  }
}

// MARK: - Areas

extension CGPath {
  /// The area that lies in this path, in another one, or in both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// The area that lies in this path and in another one.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The area that lies in this path and not in another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// The area that lies in exactly one of two paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// The parts of this path's line that lie in the area of another path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The parts of this path's line that lie outside the area of another path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// Whether the areas of two paths have a part in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
  }

  /// The same area in outlines that do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(Path(), eoFill: rule == .evenOdd))
  }
}
