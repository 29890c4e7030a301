@_spi(SwiftUI) import Observation
import RivuletGraph

/// Watches, from each evaluation of one rule to the next, the properties of `@Observable` objects that it reads (B3.33–B3.36).
///
/// A change rings after it was made, and the trackings of two evaluations overlap: whatever thread writes and whenever, the rule reads the
/// new value, or is evaluated again.
@MainActor
struct ObservationTracker {
  let surroundings: NodeSurroundings
  private var signal: BodySignal?
  /// Set once a rule that makes such values has read an observable property: what ends the trackings.
  private var life: TrackingLife?

  /// The tracker of a rule in a tree with these surroundings.
  @inline(__always) init(in surroundings: NodeSurroundings) {
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
    let signal = signal(of: rule, for: type)
    let evaluation = signal.willEvaluate()
    if life == nil, surroundings.observingTypes[Result.self] != nil { life = TrackingLife(signal) }
    if let life {
      let result = Self.evaluate(body, evaluation, signal, life)
      life.retire(before: evaluation)
      return result
    }
    var hasRead = false
    let result = Self.evaluate(body, evaluation, signal, noting: &hasRead)
    if hasRead {
      surroundings.observingTypes[Result.self] = true
      life = TrackingLife(signal)
    }
    return result
  }

  // Isolated to no actor: a closure that is asks at each call whether it runs there.

  private nonisolated static func evaluate<Result>(
    _ body: () -> Result, _ evaluation: Int, _ signal: BodySignal, _ life: TrackingLife?
  ) -> Result {
    withObservationTracking(
      {
        life?.join(evaluation)
        return body()
      },
      didSet: { tracking in
        if !signal.propertyChanged(readIn: evaluation) { tracking.cancel() }
      })
  }

  /// The same without a life, telling whether a property was read. Only the first rule of a type in a tree leaves such a tracking behind, until the
  /// property changes.
  private nonisolated static func evaluate<Result>(
    _ body: () -> Result, _ evaluation: Int, _ signal: BodySignal, noting hasRead: inout Bool
  ) -> Result {
    withObservationTracking({ evaluate(body, evaluation, signal, nil) }, onChange: note(&hasRead))
  }

  /// Asked for if the tracking has collected anything.
  private nonisolated static func note(_ hasRead: inout Bool) -> @Sendable () -> Void {
    hasRead = true
    return {}
  }
}
