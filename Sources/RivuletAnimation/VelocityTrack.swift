import Foundation

/// The last changes of a quantity that is moved without an animation, such as by a finger, and how fast it moves by them (B6.30).
struct VelocityTrack<Value: VectorArithmetic> {
  /// One change.
  private struct Step {
    let way: Value
    let time: TimeInterval
  }

  private var steps: [Step] = []

  /// Changes that are older, in seconds, say nothing of the velocity (our choice).
  private static var memory: TimeInterval { 0.1 }

  var isEmpty: Bool { steps.isEmpty }

  mutating func add(_ way: Value, at time: TimeInterval) {
    if let last = steps.last, last.time > time { steps.removeAll() }
    forget(before: time)
    steps.append(Step(way: way, time: time))
  }

  /// Lets go of what says nothing of the velocity at a time.
  mutating func forget(before time: TimeInterval) {
    if steps.isEmpty { return }
    steps.removeAll { time - $0.time > Self.memory }
  }

  mutating func removeAll() { steps.removeAll() }

  /// In units per second; zero for what was held still.
  func velocity(at time: TimeInterval) -> Value {
    let recent = steps.filter { time - $0.time <= Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    // The first change led to where the tracked way begins.
    let way = recent.dropFirst().reduce(into: Value.zero) { $0 += $1.way }
    return way.scaled(by: 1 / (last.time - first.time))
  }
}
