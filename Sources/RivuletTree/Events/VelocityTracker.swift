package import Foundation
package import RivuletGeometry

/// A tracker that computes the velocity of a contact from the samples of the last tenth of a second (B14.16).
package struct VelocityTracker {
  /// The maximum age of the samples to use, in seconds.
  private static let memory = 0.1

  private var samples: [(point: CGPoint, time: Double)] = []

  package init() {}

  package mutating func add(_ point: CGPoint, at time: Double) {
    // The tracker starts over if the clock runs backward.
    if let last = samples.last, last.time > time { samples = [] }
    samples.append((point, time))
    if let first = samples.firstIndex(where: { time - $0.time <= Self.memory + 1e-6 }), first > 0 { samples.removeFirst(first) }
  }

  /// Returns the velocity in points per second. The velocity is zero if the contact is at rest or all samples have the same time.
  package func velocity(at time: Double) -> CGVector {
    let recent = samples.filter { time - $0.time <= Self.memory + 1e-6 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return CGVector(dx: 0, dy: 0) }
    let seconds = last.time - first.time
    return CGVector(dx: (last.point.x - first.point.x) / seconds, dy: (last.point.y - first.point.y) / seconds)
  }
}
