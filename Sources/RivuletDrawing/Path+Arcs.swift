public import Foundation
public import RivuletGeometry

extension Path {
  /// Adds a line to the start of an arc, or starts a subpath there, and adds the arc, which spans an angle. A positive span runs towards
  /// larger angles.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    addSweep(center: center, radius: radius, start: startAngle.radians, sweep: delta.radians, transform: transform)
  }

  /// Adds a line to the start of an arc, or starts a subpath there, and adds the arc.
  ///
  /// The `clockwise` argument assumes that y points up, as in Core Graphics. On screen, where y points down, `true` runs anticlockwise. If
  /// the angles differ by a full turn or more in the direction of travel, the arc is a whole circle.
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

  /// Adds an arc that touches two lines, one from the current point to the first end and one from there to the second end, and adds a line
  /// to the arc's start.
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
    // These are the distances of the touching points from the vertex, and of the centre along the bisector.
    let half = acos(min(max(cosine, -1), 1)) / 2
    let center = p1 + (toStart + toEnd).normalized * (radius / sin(half))
    let touch = p1 + toStart * (radius / tan(half))
    let startAngle = Double(atan2(touch.y - center.y, touch.x - center.x))
    let sweep = Double(.pi - 2 * half) * (cross < 0 ? 1 : -1)
    addSweep(center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
  }

  /// Adds curves of at most a quarter turn each.
  private mutating func addSweep(center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform) {
    guard sweep.isFinite else { return }
    // More than one full turn draws the same circle again and only changes the end.
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
