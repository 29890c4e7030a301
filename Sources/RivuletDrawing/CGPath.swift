public import Foundation
public import RivuletGeometry

/// A path with the interface of Core Graphics, for code that converts it to a `Path` or reads its elements.
public class CGPath: Hashable, @unchecked Sendable {
  /// The outline, which only `CGMutablePath` changes.
  final var path: Path

  /// Creates a path from an outline.
  init(_ path: Path) {
    self.path = path
  }

  /// Creates a rectangular path.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates an elliptical path that is inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangular path with elliptical corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The current point; zero if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains all points, including control points; null if the path is empty.
  public var boundingBox: CGRect {
    var box = BoundingBox()
    path.visit { for point in $0.points { box.add(point) } }
    return path.isEmpty ? .null : box.rect
  }

  /// The smallest rectangle that contains the drawn outline; null if the path is empty.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Returns true if the path is an upright rectangle, and in this case stores the rectangle in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard path == Path(path.boundingRect), !path.isEmpty else { return false }
    rect?.pointee = path.boundingRect
    return true
  }

  /// Returns true if the filled area contains a point after the point is transformed.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Calls a closure with each element, in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    path.visit { element in
      // The array is never empty, so that even an element without points has a valid pointer.
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let address = buffer.baseAddress else { return }
        var step = CGPathElement(type: element.coreGraphicsType, points: address)
        block(&step)
      }
    }
  }

  /// Calls a function with each element, in order, and a caller-provided pointer.
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
  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a transformed, mutable copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline of the area that stroking the path paints.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns the dashes of the path.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
    CGPath(path.applying(transform).dashed(StrokeStyle(dash: lengths, dashPhase: phase)))
  }
}

// MARK: - Areas

extension CGPath {
  /// Returns the union of the areas of two paths.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the intersection of the areas of two paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns this path's area without the area of another path.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area that lies in exactly one of the two paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this path's line that lie inside the area of another path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this path's line that lie outside the area of another path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns true if the areas of two paths overlap.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
  }

  /// Returns this path's area with outlines that do not intersect.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(Path(), eoFill: rule == .evenOdd))
  }
}
