public import Foundation
public import RivuletGeometry

/// A path with Core Graphics' name and interface, for code that converts it to a `Path` or reads a path element by element.
public class CGPath: Hashable, @unchecked Sendable {
  /// The outline. Only `CGMutablePath` changes it.
  final var path: Path

  /// Creates a path from an outline.
  init(_ path: Path) {
    self.path = path
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the outline of the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the outline of a rectangle whose corners are quarters of an ellipse.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The current point, or zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, including control points. It is null for an empty path.
  public var boundingBox: CGRect {
    var box = BoundingBox()
    path.visit { for point in $0.points { box.add(point) } }
    return path.isEmpty ? .null : box.rect
  }

  /// The smallest rectangle around the drawn outline. It is null for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Returns true if the path is an upright rectangle, and writes that rectangle to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard path == Path(path.boundingRect), !path.isEmpty else { return false }
    rect?.pointee = path.boundingRect
    return true
  }

  /// Returns true if a point, after a transform, lies in the filled area.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// Calls a closure with each element in drawing order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    path.visit { element in
      // An element without points still has space for one, so that its pointer is valid.
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let address = buffer.baseAddress else { return }
        var step = CGPathElement(type: element.coreGraphicsType, points: address)
        block(&step)
      }
    }
  }

  /// Calls a function with each element in drawing order, and with a pointer that the caller provides.
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

  /// Returns a copy with every point transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a copy that can be changed, with every point transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline of the area that a stroke paints.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns the line, cut into dashes.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
    CGPath(path.applying(transform).dashed(StrokeStyle(dash: lengths, dashPhase: phase)))
  }
}

// MARK: - Areas

extension CGPath {
  /// Returns the area that lies in this path, in another, or in both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area that lies in both this path and another.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area that lies in this path but not in another.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area that lies in exactly one of two paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this path's line that lie in the area of another path.
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

  /// Returns this path's area with outlines that do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(Path(), eoFill: rule == .evenOdd))
  }
}
