package import Foundation

/// A tracker for a contact that must rest for a given duration (B14.08–B14.12).
package struct RestTracker {
  package private(set) var phase = GesturePhase.possible
  package private(set) var deadline: Double?
  private let duration: Double
  private let maximumDistance: CGFloat
  private var press: ContactSample?

  /// Creates a tracker. Negative and NaN durations are treated as zero.
  package init(duration: Double, maximumDistance: CGFloat) {
    self.duration = duration.isNaN ? 0 : max(duration, 0)
    self.maximumDistance = maximumDistance
  }

  package mutating func began(_ sample: ContactSample) {
    guard phase == .possible, press == nil else { return }
    press = sample
    phase = .active
    if duration == 0 { return finish(.ended) }
    if duration.isFinite { deadline = sample.time + duration }
  }

  package mutating func moved(_ sample: ContactSample) {
    guard phase == .active, let press, sample.id == press.id else { return }
    timePassed(sample.time)
    if phase == .active, distance(press.point, sample.point) > maximumDistance { finish(.failed) }
  }

  package mutating func ended(_ sample: ContactSample) {
    moved(sample)
    if phase == .active, sample.id == press?.id { finish(.failed) }
  }

  package mutating func lost(_ id: Int) {
    if phase == .active, id == press?.id { finish(.failed) }
  }

  package mutating func timePassed(_ now: Double) {
    if phase == .active, let deadline, deadline <= now + GestureConstants.tolerance { finish(.ended) }
  }

  private mutating func finish(_ phase: GesturePhase) {
    self.phase = phase
    deadline = nil
  }
}
