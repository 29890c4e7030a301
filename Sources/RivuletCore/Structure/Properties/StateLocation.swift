import RivuletGraph
import Synchronization

/// The storage for one `@State`, or for another value in the graph. The storage consists of a graph input and a version for each
/// transaction group (B1.18).
///
/// A write is recorded immediately and becomes the input's value when its group is applied. Reads outside an update return the written
/// value immediately (B1.02).
final class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  /// The latest value. The app may pass values between threads, so a lock protects this storage. No app code runs while the lock is held.
  private struct Latest: @unchecked Sendable {
    var value: Value
    /// The number of writes stored so far.
    var write = 0
  }

  private let input: Attribute<Value>
  private let latest: Mutex<Latest>
  private let queue: TransactionQueue
  /// The signal for the body of the view that owns the state.
  private let owner: BodySignal
  /// True if a layout or drawing closure has read the state in an update. Never reset, as for reads in bodies (B3.03). Used only on the
  /// main thread.
  private var wasReadByClosure = false
  private let parts: LocationProjections
  /// The number of the latest write that the input reflects. Used only on the main thread.
  private var appliedWrite = 0

  @MainActor init(seed: Value, at path: StateStore.Path?, inputs: _ViewListInputs, owner: BodySignal) {
    let initial = inputs.tree.app.stateStore.initialValue(at: path, seed: seed)
    input = inputs.graph.makeInput(
      initial, in: inputs.scope, name: "state",
      areEqual: { BehaviourConstants.dropsEqualWrites && ValueEquality.areEqual($0, $1) })
    latest = Mutex(Latest(value: initial))
    queue = inputs.tree.queue
    self.owner = owner
    parts = LocationProjections()
    super.init()
    inputs.tree.app.stateStore.attach(self, at: path, in: inputs.scope)
  }

  override func get() -> Value {
    guard let attribute = attribute() else { return latest.withLock { $0 }.value }
    if attribute.id.graph.currentRule == nil { wasReadByClosure = true }
    return BehaviourConstants.readMarkIsSticky ? attribute.stickyValue : attribute.value
  }

  override func attribute() -> Attribute<Value>? {
    queue.isUpdatingOnThisThread && input.id.isLive ? input : nil
  }

  override var truth: PropertyTruth? {
    PropertyTruth(.state, value: latest.withLock { $0 }.value, input: input.id)
  }

  override var projections: LocationProjections? { parts }

  override func snapshot() -> Value {
    attribute()?.untrackedValue ?? latest.withLock { $0 }.value
  }

  override func set(_ value: Value, transaction: Transaction) {
    if queue.isUpdatingOnThisThread {
      queue.issues.report(
        RuntimeIssue(
          kind: .stateModifiedDuringUpdate,
          message:
            "Modifying state during view update: a State<\(Value.self)> of \(owner.typeName) was written while a body was being evaluated; "
            + "the write was ignored. Write it in an action, onAppear, onChange or a task.",
          typeName: owner.typeName))
      return
    }
    let causes = queue.causes
    let former = causes.map { _ in latest.withLock { $0 }.value }
    guard let write = store(value) else { return }
    if let causes, let former { record(value, over: former, transaction, in: causes) }
    queue.append(Mutation { [self] in apply(value, write) }, transaction: transaction.overridden(by: Transaction.current))
  }

  private func record(_ value: Value, over former: Value, _ transaction: Transaction, in causes: any CauseRecorder) {
    var change = TracedChange(.state, of: Value.self)
    (change.owner, change.ownerRule, change.input) = (owner.tracedName, owner.rule, input.id)
    change.isOwn = !owner.isOfLibrary
    change.values = (TracedValue.describe(former), TracedValue.describe(value))
    change.isAnimated = transaction.overridden(by: Transaction.current).animation != nil
    causes.record(change)
  }

  /// Stores a value and returns the number of the write. Returns nil, without storing the value, if it equals the latest value (B1.12).
  private func store(_ value: Value) -> Int? {
    while true {
      let newest = latest.withLock { $0 }
      let isNews = !BehaviourConstants.dropsEqualWrites || !ValueEquality.areEqual(newest.value, value)
      let isStored = latest.withLock { latest in
        // Another thread, or the comparison itself, may have written a value since the read.
        guard latest.write == newest.write else { return false }
        if isNews { latest = Latest(value: value, write: newest.write + 1) }
        return true
      }
      if isStored { return isNews ? newest.write + 1 : nil }
    }
  }

  /// Applies a write. Writes may be queued in a different order from the one in which they were stored, so older writes are ignored.
  private func apply(_ value: Value, _ write: Int) {
    guard write > appliedWrite else { return }
    appliedWrite = write
    if input.set(value), wasReadByClosure { owner.invalidate() }
  }
}
