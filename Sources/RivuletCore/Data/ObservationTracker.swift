import Observation
import RivuletGraph

/// Collects, at each evaluation of one rule, the properties of `@Observable` objects that it reads (B3.33–B3.36).
///
/// A rule that never reads one has no signal and pays nothing but the call.
@MainActor
struct ObservationTracker {
  private var signal: BodySignal?
  /// Set once an evaluation has read an observable property.
  private var retirement: TrackingRetirement?

  var isInvalidated: Bool { signal?.isInvalidated ?? false }

  /// The signal of the rule, made when it is first asked for.
  mutating func signal(of rule: AttributeID, in tree: ViewTree, typeName: () -> String) -> BodySignal {
    if let signal { return signal }
    let made = BodySignal(tree: tree, rule: rule, typeName: typeName())
    signal = made
    return made
  }

  /// Evaluates `body`; a later change of what it read rings the signal once.
  mutating func track<Result>(rule: AttributeID, in tree: ViewTree, typeName: () -> String, _ body: () -> Result) -> Result {
    signal?.willEvaluate()
    let retirement = retirement
    retirement?.retire()
    var made = signal
    let result = withObservationTracking(
      {
        retirement?.join()
        return body()
      },
      onChange: Self.handler(of: &made, rule: rule, in: tree, typeName: typeName, wasAsked: &hasTracking))
    signal = made
    if hasTracking, self.retirement == nil { self.retirement = TrackingRetirement() }
    return result
  }

  private var hasTracking = false

  private static func handler(
    of signal: inout BodySignal?, rule: AttributeID, in tree: ViewTree, typeName: () -> String, wasAsked: inout Bool
  ) -> @Sendable () -> Void {
    wasAsked = true
    let made = signal ?? BodySignal(tree: tree, rule: rule, typeName: typeName())
    signal = made
    return made.observationHandler()
  }
}
