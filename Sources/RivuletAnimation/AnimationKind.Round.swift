import Foundation

extension AnimationKind {
  /// A single repetition of a repeating animation (B6.26). A reversed repetition shows the animation with time running backward (our
  /// choice).
  struct Round<V: VectorArithmetic> {
    /// The position in the repetition; nil if the base animation has already ended.
    let position: V?
    /// The velocity, in units per second; nil if unknown.
    let velocity: V?

    /// Creates the state of a repetition at one time.
    private init(position: V?, velocity: V?) {
      self.position = position
      self.velocity = velocity
    }

    /// Finds the current repetition. Fails if all repetitions have ended.
    init?(
      _ base: AnimationKind, _ count: Int?, _ autoreverses: Bool, _ way: V, _ initialVelocity: V, _ time: TimeInterval,
      _ store: AnimationStore?
    ) {
      guard let duration = base.duration(way, initialVelocity: initialVelocity) else {
        guard let round = Round.unknown(base, count, autoreverses, way, time, store) else { return nil }
        self = round
        return
      }
      guard duration > 0, duration.isFinite else {
        // Repetitions without duration end immediately. A repetition without end is the only one.
        guard duration > 0 || count == nil else { return nil }
        self.init(
          position: duration > 0 ? base.animate(way, initialVelocity: initialVelocity, time: time, store: store) : way,
          velocity: duration > 0 ? base.velocity(way, initialVelocity: initialVelocity, time: time, store: store) : .zero)
        return
      }
      let index = (time / duration).rounded(.down)
      if let count, index >= Double(max(count, 1)) { return nil }
      let isReversed = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
      let passed = time - index * duration
      let local = isReversed ? duration - passed : passed
      let speed = base.velocity(way, initialVelocity: initialVelocity, time: local, store: store) ?? .zero
      self.init(
        position: base.animate(way, initialVelocity: initialVelocity, time: local, store: store) ?? way,
        velocity: isReversed ? .zero - speed : speed)
    }

    /// Returns the current repetition of a custom animation, which reports only that it has ended. In reversed repetitions, the motion runs
    /// from the end to the start over the same course.
    private static func unknown(
      _ base: AnimationKind, _ count: Int?, _ autoreverses: Bool, _ way: V, _ time: TimeInterval, _ store: AnimationStore?
    ) -> Round? {
      let key = ObjectIdentifier(RoundStart.self)
      var start = store?.values[key] as? RoundStart ?? RoundStart()
      var part = base.animate(way, time: time - start.time, store: store)
      if part == nil {
        start = RoundStart(time: time, index: start.index + 1)
        if let count, start.index >= max(count, 1) { return nil }
        store?.values = [key: start]
        part = base.animate(way, time: 0, store: store)
      }
      guard let part else { return nil }
      let speed = base.velocity(way, time: time - start.time, store: store)
      let isReversed = autoreverses && !start.index.isMultiple(of: 2)
      return Round(position: isReversed ? way - part : part, velocity: isReversed ? speed.map { .zero - $0 } : speed)
    }
  }

  /// The start time and index of the current repetition of a custom animation.
  private struct RoundStart {
    /// The start of the repetition, in seconds since the animation began.
    var time: TimeInterval = 0
    /// The zero-based index of the repetition.
    var index = 0
  }
}
