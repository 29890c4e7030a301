public import Foundation
public import RivuletGeometry

extension Path {
  /// Adds an arc that spans an angle, with a line to the arc's start, or a new subpath if there is no current point. A positive span runs
  /// towards larger angles.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    addSweep(center: center, radius: radius, start: startAngle.radians, sweep: delta.radians, transform: transform)
  }

  /// Adds an arc, with a line to its start, or a new subpath if there is no current point.
  ///
  /// The `clockwise` argument assumes that the y-axis points up, as in Core Graphics. On screen, where the y-axis points down, an arc for
  /// which the argument is `true` runs anticlockwise. If the angles differ by at least a full turn in the drawing direction, the arc is a
  /// complete circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise { sweep = -sweep }
    if sweep >= turn {
      sweep = turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    addSweep(center: center, radius: radius, start: startAngle.radians, sweep: clockwise ? -sweep : sweep, transform: transform)
  }

  /// Adds an arc that is tangent to two lines, preceded by a line to its start. The tangents run from the current point to the first
  /// end, and from the first end to the second.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint, let back = transform.inverse else {
      move(to: p1.applying(transform))
      return
    }
    let start = current.applying(back)
    let toStart = (start - p1).normalized
    let toEnd = (p2 - p1).normalized
    let cosine = toStart.dot(toEnd)
    let cross = toStart.cross(toEnd)
    guard radius > 0, abs(cross) > 1e-9, cosine.isFinite else {
      addLine(to: p1.applying(transform))
      return
    }
    // The tangent points' distance from the vertex, and the centre's distance along the bisector.
    let half = acos(min(max(cosine, -1), 1)) / 2
    let center = p1 + (toStart + toEnd).normalized * (radius / sin(half))
    let touch = p1 + toStart * (radius / tan(half))
    let startAngle = Double(atan2(touch.y - center.y, touch.x - center.x))
    let sweep = Double(.pi - 2 * half) * (cross < 0 ? 1 : -1)
    addSweep(center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
  }

  /// Adds curves that each span at most a quarter turn.
  private mutating func addSweep(center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform) {
    guard sweep.isFinite else { return }
    // An additional full turn would repeat the same circle, so it affects only the end.
    let turn = 2 * Double.pi
    let sweep = abs(sweep) > 2 * turn ? sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn) : sweep
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = radius * CGFloat(4.0 / 3.0 * tan(step / 4))
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    func control(_ angle: Double, _ length: CGFloat) -> CGPoint {
      let on = point(angle)
      return CGPoint(x: on.x - length * CGFloat(sin(angle)), y: on.y + length * CGFloat(cos(angle)))
    }
    if isEmpty {
      move(to: point(start).applying(transform))
    } else {
      addLine(to: point(start).applying(transform))
    }
    guard sweep != 0 else { return }
    for index in 0..<count {
      let from = start + step * Double(index)
      let to = start + step * Double(index + 1)
      addCurve(
        to: point(to).applying(transform),
        control1: control(from, handle).applying(transform),
        control2: control(to, -handle).applying(transform))
    }
  }
}
