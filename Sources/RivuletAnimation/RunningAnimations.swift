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

    /// What is left of the way, with its sign turned round; nil when the animation is over.
    func displacement(at time: TimeInterval) -> Value? {
      let passed = max(time - start, 0)
      if let duration, !(passed < duration) { return nil }
      if let blend { return blend.motion(way, initialVelocity: initialVelocity, time: passed).value - way }
      return kind.course(way, initialVelocity: initialVelocity, time: passed, store: store).map { $0 - way }
    }

    func velocity(at time: TimeInterval) -> Value {
      let passed = max(time - start, 0)
      if let blend { return blend.motion(way, initialVelocity: initialVelocity, time: passed).velocity }
      return kind.velocity(way, initialVelocity: initialVelocity, time: passed, store: store) ?? .zero
    }
  }

  private var courses: [Course] = []

  package init() {}

  /// Whether nothing moves the quantity.
  package var isEmpty: Bool { courses.isEmpty }

  /// How many animations are added up.
  package var count: Int { courses.count }

  /// Goes a way by an animation, from a time on.
  package mutating func add(_ way: Value, by kind: AnimationKind, at time: TimeInterval) {
    var course = Course(
      kind: kind, way: way, initialVelocity: .zero, start: time, store: kind.customBase == nil ? nil : AnimationStore())
    takeOverEndless(into: &course, at: time)
    if let spring = kind.persistentSpring {
      takeOverSprings(into: &course, spring, at: time)
    } else if kind.customBase != nil {
      mergeOwn(into: &course, at: time)
    }
    if course.blend == nil { course.duration = kind.duration(course.way, initialVelocity: course.initialVelocity) }
    courses.append(course)
  }

  /// What is to be added to what the quantity shall be, at a time; animations that are over are let go of.
  package mutating func displacement(at time: TimeInterval) -> Value {
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
  package mutating func removeAll() { courses.removeAll() }

  /// An animation without an end gives way to any that follows it (B6.24).
  private mutating func takeOverEndless(into course: inout Course, at time: TimeInterval) {
    guard courses.contains(where: { $0.kind.isEndless }) else { return }
    for endless in courses where endless.kind.isEndless {
      if let rest = endless.displacement(at: time) { course.way -= rest }
    }
    courses.removeAll { $0.kind.isEndless }
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
