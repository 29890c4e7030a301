public import Foundation
public import RivuletDrawing
import RivuletElements
import RivuletGeometry

extension CGContext {
  /// Begins an empty path.
  public func beginPath() { outline = Path() }

  /// Begins a new subpath.
  public func move(to point: CGPoint) { outline.move(to: point.applying(ctm)) }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { outline.addLine(to: point.applying(ctm)) }

  /// Adds an open subpath of straight lines that starts at the first point.
  public func addLines(between points: [CGPoint]) { outline.addLines(points.map { $0.applying(ctm) }) }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }

  /// Adds an arc, and a line to its start. Angles are in radians, and `clockwise` assumes that the y-axis points up.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)), clockwise: clockwise,
      transform: ctm)
  }

  /// Adds an arc that is tangent to two lines: from the current point to the first end, and from the first end to the second.
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

  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path = userPath else { return }
    outline = path.strokedPath(state.line).applying(ctm)
  }

  /// True if the path has no elements.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// The current point of the path; zero if the path is empty.
  public var currentPointOfPath: CGPoint { userPath?.currentPoint ?? .zero }

  /// The smallest rectangle that contains the drawn outline of the path; null if the path is empty.
  public var boundingBoxOfPath: CGRect { userPath?.boundingRect ?? .null }

  /// A copy of the path; nil if the path is empty.
  public var path: CGPath? { userPath.flatMap { $0.isEmpty ? nil : $0.cgPath } }

  /// Returns true if a point lies in the area that a drawing mode would paint.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path = userPath else { return false }
    let isFilled = mode != .stroke && path.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    let isStroked = mode != .fill && mode != .eoFill && path.strokedPath(state.line).contains(point)
    return isFilled || isStroked
  }

  /// The path in drawing coordinates; nil if the current transform is not invertible.
  private var userPath: Path? { ctm.inverse.map { outline.applying($0) } }

  /// Returns the path, and clears it.
  func takeOutline() -> Path {
    defer { outline = Path() }
    return outline
  }
}
