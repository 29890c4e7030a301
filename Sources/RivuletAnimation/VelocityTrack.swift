import Foundation

/// The recent changes to a quantity that moves without an animation, such as during a drag, and the resulting velocity (B6.30).
struct VelocityTrack<Value: VectorArithmetic> {
  /// A single change.
  private struct Step {
    let way: Value
    let time: TimeInterval
  }

  private var steps: [Step] = []

  /// The age, in seconds, after which a change no longer affects the velocity (our choice).
  private static var memory: TimeInterval { 0.1 }

  var isEmpty: Bool { steps.isEmpty }

  mutating func add(_ way: Value, at time: TimeInterval) {
    if let last = steps.last, last.time > time { steps.removeAll() }
    forget(before: time)
    steps.append(Step(way: way, time: time))
  }

  /// Removes the changes that no longer affect the velocity at a time.
  mutating func forget(before time: TimeInterval) {
    if steps.isEmpty { return }
    steps.removeAll { time - $0.time > Self.memory }
  }

  mutating func removeAll() { steps.removeAll() }

  /// Returns the velocity in units per second; zero if the quantity hasn't changed recently.
  func velocity(at time: TimeInterval) -> Value {
    let recent = steps.filter { time - $0.time <= Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    // Skip the first change, which led to the start of the tracked movement.
    let way = recent.dropFirst().reduce(into: Value.zero) { $0 += $1.way }
    return way.scaled(by: 1 / (last.time - first.time))
  }
}
