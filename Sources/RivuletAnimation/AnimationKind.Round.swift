import Foundation

extension AnimationKind {
  /// A single round of a repeating animation (B6.26). A reversed round shows the animation with time running backwards (our choice).
  struct Round<V: VectorArithmetic> {
    /// The position in the round. Nil if the base animation is over too early.
    let position: V?
    /// The velocity, in units per second, or nil if it is unknown.
    let velocity: V?

    /// Creates the state of a round at one time.
    private init(position: V?, velocity: V?) {
      self.position = position
      self.velocity = velocity
    }

    /// Finds the current round. Fails when all rounds are over.
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
        // Rounds without a length are over immediately; a round without end is the only one.
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

    /// Returns the round of a custom animation, which reports only that it is over. Its reversed rounds run from the end to the start along
    /// the same course.
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

  /// The start time and the index of the current round of a custom animation.
  private struct RoundStart {
    /// The start of the round, in seconds since the animation began.
    var time: TimeInterval = 0
    /// The index of the round, starting at 0.
    var index = 0
  }
}
