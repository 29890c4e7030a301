package import Foundation

/// A tracker that recognises a given number of consecutive taps (B14.01–B14.03).
package struct TapTracker {
  package private(set) var phase = GesturePhase.possible
  /// The press of the latest tap.
  package private(set) var press: ContactSample?
  private let count: Int
  private var tapCount = 0
  /// The contact that is currently down, if any.
  private var contact: Int?
  /// The time at which the last tap was released, in seconds on the frame clock.
  private var releaseTime = 0.0

  /// Creates a tracker. A count below 1 is treated as 1.
  package init(count: Int) {
    self.count = max(count, 1)
  }

  /// True while the tracker waits for the press of the next tap.
  package var waitsForPress: Bool { phase == .possible && contact == nil && tapCount > 0 }
  package var deadline: Double? { waitsForPress ? releaseTime + GestureConstants.multiTapInterval : nil }

  package mutating func began(_ sample: ContactSample) {
    guard phase == .possible, contact == nil else { return }
    if tapCount > 0, let press {
      let isLate = sample.time > releaseTime + GestureConstants.multiTapInterval + GestureConstants.tolerance
      if isLate || distance(press.point, sample.point) > GestureConstants.multiTapDistance { return phase = .failed }
    }
    press = sample
    contact = sample.id
  }

  package mutating func moved(_ sample: ContactSample) {
    guard phase == .possible, sample.id == contact, let press else { return }
    if distance(press.point, sample.point) > GestureConstants.tapSlop { phase = .failed }
  }

  package mutating func ended(_ sample: ContactSample) {
    moved(sample)
    guard phase == .possible, sample.id == contact else { return }
    contact = nil
    tapCount += 1
    releaseTime = sample.time
    if tapCount == count { phase = .ended }
  }

  package mutating func lost(_ id: Int) {
    if phase == .possible, id == contact { phase = .failed }
  }

  package mutating func timePassed(_ now: Double) {
    if let deadline, deadline <= now { phase = .failed }
  }
}

/// Returns the distance between two points.
package func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat { hypot(second.x - first.x, second.y - first.y) }
