package import Foundation
import RivuletGeometry

/// A tracker for two contacts that move apart, together, or around each other (B14.19, B14.20).
package struct PinchTracker {
  package private(set) var phase = GesturePhase.possible
  /// The midpoint between the contacts when the second one went down, in root coordinates.
  package private(set) var startPoint = CGPoint.zero
  /// The distance between the contacts, relative to the initial distance.
  package private(set) var scale: CGFloat = 1
  /// The angle by which the contacts have rotated, clockwise, in radians.
  package private(set) var angle = 0.0
  private var first: ContactSample?
  private var second: ContactSample?
  private var startDistance: CGFloat = 1
  private var direction = 0.0
  private var tracker = VelocityTracker()
  private var time = 0.0

  package init() {}

  /// True while the tracker waits for the second contact.
  package var waitsForContact: Bool { phase == .possible && first != nil && second == nil }

  /// The rate of change of the scale and the angle, per second.
  package var velocity: (scale: CGFloat, angle: Double) {
    let velocity = tracker.velocity(at: time)
    return (velocity.dx, velocity.dy)
  }

  package mutating func began(_ sample: ContactSample) {
    guard phase == .possible else { return }
    // A mouse has only one pointer.
    guard sample.kind == .touch else { return phase = .failed }
    guard let first else { return self.first = sample }
    guard second == nil, sample.id != first.id else { return }
    second = sample
    startDistance = max(distance(first.point, sample.point), 1)
    direction = atan2(sample.point.y - first.point.y, sample.point.x - first.point.x)
    startPoint = CGPoint(x: (first.point.x + sample.point.x) / 2, y: (first.point.y + sample.point.y) / 2)
    note(sample.time)
  }

  package mutating func moved(_ sample: ContactSample) {
    guard !phase.isOver else { return }
    if sample.id == first?.id {
      first = sample
    } else if sample.id == second?.id {
      second = sample
    } else {
      return
    }
    guard let first, let second else { return }
    scale = distance(first.point, second.point) / startDistance
    let now = atan2(second.point.y - first.point.y, second.point.x - first.point.x)
    // The remainder selects the shorter way around.
    angle += remainder(now - direction, 2 * .pi)
    direction = now
    note(sample.time)
  }

  private mutating func note(_ time: Double) {
    self.time = time
    tracker.add(CGPoint(x: scale, y: angle), at: time)
  }

  /// Activates the gesture. Call this method once the contacts have moved far enough.
  package mutating func begin() { if phase == .possible, second != nil { phase = .active } }

  package mutating func ended(_ sample: ContactSample) {
    guard !phase.isOver, sample.id == first?.id || sample.id == second?.id else { return }
    time = sample.time
    phase = phase == .active ? .ended : .failed
  }

  package mutating func lost(_ id: Int) {
    if !phase.isOver, id == first?.id || id == second?.id { phase = .failed }
  }
}
