import Observation
import RivuletGraph

/// Collects, at each evaluation of one rule, the properties of `@Observable` objects that it reads (B3.33–B3.36).
///
/// A rule that never reads one has no signal and pays nothing but the call.
@MainActor
struct ObservationTracker {
  /// The types of which a value was made from observable properties: what makes another one joins a retirement from its first evaluation.
  /// Only the first of each type leaves a tracking behind when it goes before its second.
  @exclusivity(unchecked) private static var observingTypes = TypeTable<Bool>()

  let surroundings: NodeSurroundings
  private var signal: BodySignal?
  /// Set once an evaluation has read an observable property, or is likely to.
  private var life: TrackingLife?
  private var hasTracking = false
  private var hasEvaluated = false

  /// The tracker of a rule in a tree with these surroundings.
  @inline(__always) init(in surroundings: NodeSurroundings) {
    self.surroundings = surroundings
  }

  var isInvalidated: Bool { signal?.isInvalidated ?? false }

  /// The signal of the rule, made when it is first asked for.
  mutating func signal(of rule: AttributeID, typeName: () -> String) -> BodySignal {
    if let signal { return signal }
    let made = BodySignal(tree: surroundings.tree, rule: rule, typeName: typeName())
    signal = made
    return made
  }

  /// Evaluates `body`; a later change of what it read rings the signal once.
  mutating func track<Result>(rule: AttributeID, typeName: () -> String, _ body: () -> Result) -> Result {
    signal?.willEvaluate()
    life?.retirement.retire()
    if !hasEvaluated {
      hasEvaluated = true
      if Self.observingTypes[Result.self] != nil { beginLife(of: rule, typeName) }
    }
    let result = Self.evaluate(body, life?.retirement, onChange: makeHandler(of: rule, typeName))
    if hasTracking, life == nil {
      Self.observingTypes[Result.self] = true
      beginLife(of: rule, typeName)
    }
    return result
  }

  /// Runs `body`, in which values of the type are made without being tracked; true if they must be made again, each with a tracking of its own.
  ///
  /// One look at all of them instead of one at each, as long as none was made from observable properties.
  static func observesAsOne<Result>(_ type: Result.Type, _ body: () -> Void) -> Bool {
    if observingTypes[type] != nil { return true }
    var hasObserved = false
    evaluate(body, nil, onChange: noteObservation(in: &hasObserved))
    if hasObserved { observingTypes[type] = true }
    return hasObserved
  }

  private static func noteObservation(in hasObserved: inout Bool) -> @Sendable () -> Void {
    hasObserved = true
    return {}
  }

  /// Isolated to no actor: a closure that is asks at each call whether it runs there.
  private nonisolated static func evaluate<Result>(
    _ body: () -> Result, _ retirement: TrackingRetirement?, onChange: @autoclosure () -> @Sendable () -> Void
  ) -> Result {
    guard let retirement else { return withObservationTracking(body, onChange: onChange()) }
    return withObservationTracking(
      {
        retirement.join()
        return body()
      }, onChange: onChange())
  }

  private mutating func beginLife(of rule: AttributeID, _ typeName: () -> String) {
    life = TrackingLife(signal(of: rule, typeName: typeName))
  }

  /// What a change of a property that was read calls. Asked for when the first one is.
  private mutating func makeHandler(of rule: AttributeID, _ typeName: () -> String) -> @Sendable () -> Void {
    hasTracking = true
    return signal(of: rule, typeName: typeName).observationHandler()
  }
}
