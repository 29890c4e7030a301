public import Foundation
import RivuletDrawing
import RivuletElements
import RivuletGeometry

extension NSBezierPath {
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  public func line(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  public func curve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }

  /// Begins a new subpath at an offset from the current point.
  public func relativeMove(to point: CGPoint) { move(to: absolute(point)) }

  /// Adds a line to a point at an offset from the current point.
  public func relativeLine(to point: CGPoint) { line(to: absolute(point)) }

  /// Adds a cubic curve whose points are offsets from the current point.
  public func relativeCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    curve(to: absolute(endPoint), controlPoint1: absolute(controlPoint1), controlPoint2: absolute(controlPoint2))
  }

  /// Closes the current subpath.
  public func close() { path.closeSubpath() }

  /// Removes all points.
  public func removeAllPoints() { path = Path() }

  /// Adds another path.
  public func append(_ path: NSBezierPath) { self.path.addPath(path.path) }

  /// Adds a rectangle.
  public func appendRect(_ rect: CGRect) { path.addRect(rect) }

  /// Adds an ellipse.
  public func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }

  /// Adds a rectangle with rounded corners.
  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
  }

  /// Adds an arc, and a line to its start. Angles are in degrees, and `clockwise` assumes that the y-axis points up.
  public func appendArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(Double(startAngle)), endAngle: .degrees(Double(endAngle)), clockwise: clockwise)
  }

  /// Adds an arc, and a line to its start. Angles are in degrees.
  public func appendArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat) {
    appendArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: false)
  }

  /// Adds an arc that is tangent to two lines: from the current point to the first point, and from the first point to the second.
  public func appendArc(from point1: CGPoint, to point2: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: point1, tangent2End: point2, radius: radius)
  }

  /// Transforms all points.
  public func transform(using transform: AffineTransform) {
    path = path.applying(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX, ty: transform.tY))
  }

  private func absolute(_ point: CGPoint) -> CGPoint { CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y) }
}
