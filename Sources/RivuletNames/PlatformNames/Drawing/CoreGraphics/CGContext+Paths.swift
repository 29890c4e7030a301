public import Foundation
public import RivuletDrawing
import RivuletElements
import RivuletGeometry

extension CGContext {
  /// Starts an empty path.
  public func beginPath() { outline = Path() }

  /// Starts a new subpath.
  public func move(to point: CGPoint) { outline.move(to: point.applying(ctm)) }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { outline.addLine(to: point.applying(ctm)) }

  /// Adds a subpath of straight lines that starts at the first point and remains open.
  public func addLines(between points: [CGPoint]) { outline.addLines(points.map { $0.applying(ctm) }) }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }

  /// Adds a line to the start of an arc, and the arc. Angles are in radians; `clockwise` assumes that y points up.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)), clockwise: clockwise,
      transform: ctm)
  }

  /// Adds an arc that touches two lines: from the current point to the first end, and on to the second end.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    outline.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: ctm)
  }

  /// Adds a closed rectangle as a separate subpath.
  public func addRect(_ rect: CGRect) { outline.addRect(rect, transform: ctm) }

  /// Adds several closed rectangles.
  public func addRects(_ rects: [CGRect]) { outline.addRects(rects, transform: ctm) }

  /// Adds a closed ellipse as a separate subpath.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, transform: ctm) }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) { outline.addPath(Path(path), transform: ctm) }

  /// Closes the current subpath with a line to its start.
  public func closePath() { outline.closeSubpath() }

  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path = userPath else { return }
    outline = path.strokedPath(state.line).applying(ctm)
  }

  /// True if the path has no elements.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// The current point of the path, or zero if it is empty.
  public var currentPointOfPath: CGPoint { userPath?.currentPoint ?? .zero }

  /// The smallest rectangle around the drawn outline of the path; null for an empty path.
  public var boundingBoxOfPath: CGRect { userPath?.boundingRect ?? .null }

  /// A copy of the path, or nil if it is empty.
  public var path: CGPath? { userPath.flatMap { $0.isEmpty ? nil : $0.cgPath } }

  /// Returns true if a point lies in the part of the path that a mode paints.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path = userPath else { return false }
    let isFilled = mode != .stroke && path.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    let isStroked = mode != .fill && mode != .eoFill && path.strokedPath(state.line).contains(point)
    return isFilled || isStroked
  }

  /// The path in drawing coordinates, or nil if these have no area.
  private var userPath: Path? { ctm.inverse.map { outline.applying($0) } }

  /// Returns the path and empties it.
  func takeOutline() -> Path {
    defer { outline = Path() }
    return outline
  }
}
