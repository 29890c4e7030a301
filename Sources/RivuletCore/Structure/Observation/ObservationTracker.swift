@_spi(SwiftUI) import Observation
import RivuletGraph

/// Tracks the properties of `@Observable` objects that a rule reads, from one evaluation to the next (B3.33–B3.36).
///
/// The signal is sent after a change, and the tracking periods of consecutive evaluations overlap. When a property is written, at any time
/// and on any thread, the rule either reads the new value or is evaluated again.
///
/// A rule that hasn't read a property yet uses plain tracking, which costs nothing but notifies before the change. If that notification
/// comes from another thread, the next evaluation registers its tracking and then reads again.
@MainActor
struct ObservationTracker {
  let surroundings: ScopeSurroundings
  private var signal: BodySignal?
  /// Manages the lifetime of the tracking; nil until a rule that creates such values has read an observable property.
  private var life: TrackingLifetime?

  /// Creates the tracker for a rule in a tree with these surroundings.
  @inline(__always) init(in surroundings: ScopeSurroundings) {
    self.surroundings = surroundings
  }

  /// True if an evaluation is known to have read a property of an `@Observable` object.
  var isObserving: Bool { signal?.observes ?? (life != nil) }

  var isInvalidated: Bool { signal?.isInvalidated ?? false }

  /// Returns the signal of the rule, creating it if necessary.
  mutating func signal(of rule: AttributeID, for type: any Any.Type) -> BodySignal {
    if let signal { return signal }
    let made = BodySignal(tree: surroundings.tree, rule: rule, of: type)
    signal = made
    return made
  }

  /// Evaluates `body` for a value of the type. If a property that the body reads changes later, the signal is sent once.
  mutating func track<Result>(rule: AttributeID, for type: any Any.Type, _ body: () -> Result) -> Result {
    if life == nil, surroundings.observingTypes[Result.self] != nil { life = TrackingLifetime(signal(of: rule, for: type)) }
    if surroundings.tracer?.causes != nil { return trackTraced(rule: rule, for: type, body) }
    if let life { return track(by: life, signal(of: rule, for: type), body) }
    let evaluation = signal?.willEvaluate()
    var hasRead = false
    let result = Self.evaluate(body, onChange: makeHandler(evaluation, &hasRead, of: rule, for: type))
    if hasRead {
      surroundings.observingTypes[Result.self] = true
      life = TrackingLifetime(signal(of: rule, for: type))
    }
    return result
  }

  /// Evaluates a body while causes are being recorded. A change identifies the property, and the signal records whether the body reads any
  /// properties.
  @inline(never) private mutating func trackTraced<Result>(rule: AttributeID, for type: any Any.Type, _ body: () -> Result) -> Result {
    let signal = signal(of: rule, for: type)
    var hasRead = false
    // A separate tracking, whose change handler does nothing, detects whether a property is read.
    func noted() -> Result { Self.evaluate(body, onChange: Self.noteRead(&hasRead)) }
    let result = life.map { track(by: $0, signal, noted) } ?? Self.evaluate(noted, once: signal.willEvaluate(), signal)
    signal.observes = hasRead
    guard hasRead, life == nil else { return result }
    surroundings.observingTypes[Result.self] = true
    life = TrackingLifetime(signal)
    return result
  }

  private func track<Result>(by life: TrackingLifetime, _ signal: BodySignal, _ body: () -> Result) -> Result {
    let needsSecondEvaluation = signal.takeNeedsSecondEvaluation()
    let evaluation = signal.willEvaluate()
    let result = Self.evaluate(body, evaluation, signal, life)
    life.retire(before: evaluation)
    return needsSecondEvaluation ? track(by: life, signal, body) : result
  }

  /// Records, for tools, that the evaluation has read a property. Returns a closure that does nothing.
  private nonisolated static func noteRead(_ hasRead: inout Bool) -> @Sendable () -> Void {
    hasRead = true
    return {}
  }

  /// Returns the closure to call when a property read by the evaluation changes. Invoked after the first property has been read.
  private mutating func makeHandler(
    _ evaluation: Int?, _ hasRead: inout Bool, of rule: AttributeID, for type: any Any.Type
  ) -> @Sendable () -> Void {
    hasRead = true
    let signal = signal(of: rule, for: type)
    let evaluation = evaluation ?? signal.willEvaluate()
    return { signal.propertyWillChange(readIn: evaluation) }
  }

  // Not isolated to an actor, because an isolated closure would check its isolation on each call.

  private nonisolated static func evaluate<Result>(
    _ body: () -> Result, _ evaluation: Int, _ signal: BodySignal, _ life: TrackingLifetime
  ) -> Result {
    withObservationTracking(
      {
        life.join(evaluation)
        return body()
      },
      didSet: { tracking in
        if !signal.propertyChanged(readIn: evaluation, tracking.changed) { tracking.cancel() }
      })
  }

  private nonisolated static func evaluate<Result>(_ body: () -> Result, once evaluation: Int, _ signal: BodySignal) -> Result {
    withObservationTracking(
      body,
      willSet: { tracking in
        signal.propertyWillChange(readIn: evaluation, tracking.changed)
        tracking.cancel()
      })
  }

  private nonisolated static func evaluate<Result>(
    _ body: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
  ) -> Result {
    withObservationTracking(body, onChange: onChange())
  }
}
