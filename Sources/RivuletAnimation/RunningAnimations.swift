package import Foundation

/// The running animations of one quantity. The displayed value is the target value plus a displacement, which ends at zero.
///
/// Curves and interpolating springs combine additively. A persistent spring continues the motion of the springs that precede it (B6.18,
/// B6.19). A change without an animation adds nothing, so running animations continue on top of the new value (B6.21).
///
/// The code is specialized for the quantities of nodes. Without specialization, a frame of a moving node takes five times as long (bar 7b).
package struct RunningAnimations<Value: VectorArithmetic> {
  /// A single running animation.
  private struct Course {
    var kind: AnimationKind
    /// The distance from the previous value to the target value.
    var way: Value
    /// The initial velocity of a spring that continues a motion, in units per second.
    var initialVelocity: Value
    var start: TimeInterval
    /// The duration, in seconds since the start; nil if only the custom animation can determine its end.
    var duration: TimeInterval?
    /// The blend for a spring that starts with the response of an earlier spring; nil for other animations.
    var blend: BlendedSpring?
    /// The state of a custom animation; nil for other animations.
    var store: AnimationStore?

    /// True if the animation never ends because it repeats indefinitely, is an undamped spring, or has an infinite duration.
    var isEndless: Bool { kind.isEndless || duration == .infinity }

    /// Returns the negated remaining distance; nil if the animation has ended or its value isn't finite.
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
  /// Recent changes without an animation, which determine the initial velocity of a subsequent spring (B6.30).
  private var track = VelocityTrack<Value>()

  package init() {}

  /// True if no animation is running and no velocity is available for a subsequent spring.
  package var isEmpty: Bool {
    @_specialize(where Value == Double)
    @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
    get { courses.isEmpty && track.isEmpty }
  }

  /// True if any of the animations ends. False if there are no animations or if all of them run forever.
  package var comesToRest: Bool { courses.contains { !$0.isEndless } }

  /// The number of running animations.
  package var count: Int { courses.count }

  /// Adds a distance for an animation to cover, starting at a time. Without an animation, the distance is already covered, and its velocity
  /// is tracked (B6.30).
  @_specialize(where Value == Double)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
  package mutating func add(_ way: Value, by kind: AnimationKind?, at time: TimeInterval) {
    guard let kind else { return track.add(way, at: time) }
    var course = Course(
      kind: kind, way: way, initialVelocity: .zero, start: time, store: kind.customBase == nil ? nil : AnimationStore())
    replaceEndlessAnimations(into: &course, at: time)
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

  /// Returns the displacement from the target value at a time, and removes the animations that have ended.
  @_specialize(where Value == Double)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
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

  /// Returns the velocity of the displacement, in units per second.
  package func velocity(at time: TimeInterval) -> Value {
    courses.reduce(into: .zero) { sum, course in sum += course.velocity(at: time) }
  }

  /// Removes all animations.
  package mutating func removeAll() {
    courses.removeAll()
    track.removeAll()
  }

  /// Replaces endless animations, which end when any subsequent animation starts (B6.24).
  private mutating func replaceEndlessAnimations(into course: inout Course, at time: TimeInterval) {
    guard courses.contains(where: \.isEndless) else { return }
    let isSpring = course.kind.persistentSpring != nil
    // A spring takes over other springs separately, along with their velocity.
    func isReplaced(_ former: Course) -> Bool { former.isEndless && !(isSpring && former.kind.persistentSpring != nil) }
    for endless in courses where isReplaced(endless) {
      if let rest = endless.displacement(at: time) { course.way -= rest }
    }
    courses.removeAll(where: isReplaced)
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

  /// Merges a custom animation with an earlier custom animation if the new animation supports merging. The merged animation continues with
  /// the earlier animation's elapsed time and state.
  private mutating func mergeOwn(into course: inout Course, at time: TimeInterval) {
    guard let index = courses.lastIndex(where: { $0.kind.customBase != nil }), let base = course.kind.customBase else { return }
    let former = courses[index]
    let way = former.way + course.way
    guard base.base.mayMerge(former.kind, way, time: time - former.start, store: former.store) else { return }
    (course.way, course.start, course.store) = (way, former.start, former.store)
    courses.remove(at: index)
  }
}
