package import Foundation

/// The animations that one quantity is under. What is shown of the quantity is what it shall be plus a displacement, which ends at zero.
///
/// Curves and interpolating springs add up; a spring takes over the motion of the spring before it (B6.18, B6.19). A change without an animation adds
/// nothing, so that what runs goes on on top of the new value (B6.21).
package struct RunningAnimations<Value: VectorArithmetic> {
  /// One animation under way.
  private struct Course {
    var kind: AnimationKind
    /// From where the quantity was to where it shall be.
    var way: Value
    /// In units per second, of springs that continue a motion.
    var initialVelocity: Value
    var start: TimeInterval
    /// When it is over, in seconds since its start; nil if only the app's own animation knows.
    var duration: TimeInterval?
    /// Of a spring that blends from the response of the one before it.
    var blend: BlendedSpring?
    /// What an app's own animation remembers.
    var store: AnimationStore?

    /// Whether it never ends, such as one that repeats for ever, a spring without a brake, or one that lasts for ever.
    var isEndless: Bool { kind.isEndless || duration == .infinity }

    /// What is left of the way, with its sign turned round; nil when the animation is over, or comes to numbers that are none.
    func displacement(at time: TimeInterval) -> Value? {
      let passed = max(time - start, 0)
      if let duration, !(passed < duration) { return nil }
      let place = blend.map { $0.motion(way, initialVelocity: initialVelocity, time: passed).value }
      guard let rest = (place ?? kind.course(way, initialVelocity: initialVelocity, time: passed, store: store)).map({ $0 - way }) else {
        return nil
      }
      return rest.magnitudeSquared.isFinite ? rest : nil
    }

    func velocity(at time: TimeInterval) -> Value {
      let passed = max(time - start, 0)
      let motion = blend.map { $0.motion(way, initialVelocity: initialVelocity, time: passed).velocity }
      let velocity = motion ?? kind.velocity(way, initialVelocity: initialVelocity, time: passed, store: store) ?? .zero
      return velocity.magnitudeSquared.isFinite ? velocity : .zero
    }
  }

  private var courses: [Course] = []
  /// What is known of the velocity of changes without an animation, for a spring that follows (B6.30).
  private var track = VelocityTrack<Value>()

  package init() {}

  /// Whether nothing moves the quantity, and no spring would take over how it moved.
  package var isEmpty: Bool { courses.isEmpty && track.isEmpty }

  /// Whether any of it comes to an end: false without animations, and if all of them go on for ever.
  package var comesToRest: Bool { courses.contains { !$0.isEndless } }

  /// How many animations are added up.
  package var count: Int { courses.count }

  /// Goes a way by an animation, from a time on. Without one the way is gone already, and its velocity is tracked (B6.30).
  package mutating func add(_ way: Value, by kind: AnimationKind?, at time: TimeInterval) {
    guard let kind else { return track.add(way, at: time) }
    var course = Course(
      kind: kind, way: way, initialVelocity: .zero, start: time, store: kind.customBase == nil ? nil : AnimationStore())
    takeOverEndless(into: &course, at: time)
    if let spring = kind.persistentSpring {
      course.initialVelocity = track.velocity(at: time)
      takeOverSprings(into: &course, spring, at: time)
    } else if kind.customBase != nil {
      mergeOwn(into: &course, at: time)
    }
    if course.blend == nil { course.duration = kind.duration(course.way, initialVelocity: course.initialVelocity) }
    courses.append(course)
    track.removeAll()
  }

  /// What is to be added to what the quantity shall be, at a time; animations that are over are let go of.
  package mutating func displacement(at time: TimeInterval) -> Value {
    track.forget(before: time)
    var sum = Value.zero
    var isOver = false
    for index in courses.indices {
      if let rest = courses[index].displacement(at: time) { sum += rest } else { isOver = true }
    }
    if isOver { courses.removeAll { $0.displacement(at: time) == nil } }
    return sum
  }

  /// How fast the displacement changes, in units per second.
  package func velocity(at time: TimeInterval) -> Value {
    courses.reduce(into: .zero) { sum, course in sum += course.velocity(at: time) }
  }

  /// Ends all animations.
  package mutating func removeAll() {
    courses.removeAll()
    track.removeAll()
  }

  /// An animation without an end gives way to any that follows it (B6.24).
  private mutating func takeOverEndless(into course: inout Course, at time: TimeInterval) {
    guard courses.contains(where: \.isEndless) else { return }
    let isSpring = course.kind.persistentSpring != nil
    // A spring takes over springs by itself, with their velocity.
    func givesWay(_ former: Course) -> Bool { former.isEndless && !(isSpring && former.kind.persistentSpring != nil) }
    for endless in courses where givesWay(endless) {
      if let rest = endless.displacement(at: time) { course.way -= rest }
    }
    courses.removeAll(where: givesWay)
  }

  private mutating func takeOverSprings(into course: inout Course, _ spring: Spring, at time: TimeInterval) {
    var previous: Spring?
    for former in courses {
      guard let formerSpring = former.kind.persistentSpring, let rest = former.displacement(at: time) else { continue }
      course.way -= rest
      course.initialVelocity += former.velocity(at: time)
      previous = formerSpring
    }
    guard let previous else { return }
    courses.removeAll { $0.kind.persistentSpring != nil }
    guard let blend = BlendedSpring(course.kind, after: previous) else { return }
    course.blend = blend
    course.duration = blend.duration(course.way, initialVelocity: course.initialVelocity)
  }

  /// An app's own animation may continue one of its kind: it goes on with the elapsed time and the memory of that one.
  private mutating func mergeOwn(into course: inout Course, at time: TimeInterval) {
    guard let index = courses.lastIndex(where: { $0.kind.customBase != nil }), let base = course.kind.customBase else { return }
    let former = courses[index]
    let way = former.way + course.way
    guard base.base.mayMerge(former.kind, way, time: time - former.start, store: former.store) else { return }
    (course.way, course.start, course.store) = (way, former.start, former.store)
    courses.remove(at: index)
  }
}
