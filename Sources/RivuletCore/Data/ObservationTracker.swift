@_spi(SwiftUI) import Observation
import RivuletGraph

/// Watches, from each evaluation of one rule to the next, the properties of `@Observable` objects that it reads (B3.33–B3.36).
///
/// A change rings after it was made, and the trackings of two evaluations overlap: whatever thread writes and whenever, the rule reads the
/// new value, or is evaluated again. A rule that has not read a property yet is watched by the plain tracking, which costs it nothing but is told
/// before the change: if that happens on another thread, the next evaluation registers and then reads again.
@MainActor
struct ObservationTracker {
  let surroundings: ScopeSurroundings
  private var signal: BodySignal?
  /// Set once a rule that makes such values has read an observable property: what ends the trackings.
  private var life: TrackingLife?

  /// The tracker of a rule in a tree with these surroundings.
  @inline(__always) init(in surroundings: ScopeSurroundings) {
    self.surroundings = surroundings
  }

  var isInvalidated: Bool { signal?.isInvalidated ?? false }

  /// The signal of the rule, made when it is first asked for.
  mutating func signal(of rule: AttributeID, for type: any Any.Type) -> BodySignal {
    if let signal { return signal }
    let made = BodySignal(tree: surroundings.tree, rule: rule, of: type)
    signal = made
    return made
  }

  /// Evaluates `body` for a value of the type; a later change of what it reads rings the signal once.
  mutating func track<Result>(rule: AttributeID, for type: any Any.Type, _ body: () -> Result) -> Result {
    if life == nil, surroundings.observingTypes[Result.self] != nil { life = TrackingLife(signal(of: rule, for: type)) }
    if let life { return track(by: life, signal(of: rule, for: type), body) }
    let evaluation = signal?.willEvaluate()
    var hasRead = false
    let result = Self.evaluate(body, onChange: makeHandler(evaluation, &hasRead, of: rule, for: type))
    if hasRead {
      surroundings.observingTypes[Result.self] = true
      life = TrackingLife(signal(of: rule, for: type))
    }
    return result
  }

  private func track<Result>(by life: TrackingLife, _ signal: BodySignal, _ body: () -> Result) -> Result {
    let looksTwice = signal.takeLookingTwice()
    let evaluation = signal.willEvaluate()
    let result = Self.evaluate(body, evaluation, signal, life)
    life.retire(before: evaluation)
    return looksTwice ? track(by: life, signal, body) : result
  }

  /// What the change of a property calls that the evaluation read. Asked for when the first one was read.
  private mutating func makeHandler(
    _ evaluation: Int?, _ hasRead: inout Bool, of rule: AttributeID, for type: any Any.Type
  ) -> @Sendable () -> Void {
    hasRead = true
    let signal = signal(of: rule, for: type)
    let evaluation = evaluation ?? signal.willEvaluate()
    return { signal.propertyWillChange(readIn: evaluation) }
  }

  // Isolated to no actor: a closure that is asks at each call whether it runs there.

  private nonisolated static func evaluate<Result>(
    _ body: () -> Result, _ evaluation: Int, _ signal: BodySignal, _ life: TrackingLife
  ) -> Result {
    withObservationTracking(
      {
        life.join(evaluation)
        return body()
      },
      didSet: { tracking in
        if !signal.propertyChanged(readIn: evaluation) { tracking.cancel() }
      })
  }

  private nonisolated static func evaluate<Result>(
    _ body: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
  ) -> Result {
    withObservationTracking(body, onChange: onChange())
  }
}
