import RivuletGraph
import Synchronization

/// The storage of one `@State` (or another value that the graph owns): an input of the graph, versioned per transaction group (B1.18).
///
/// A write is recorded and becomes the input's value when its group is applied; reads outside an update see it at once (B1.02).
final class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  /// Values pass between threads as the user passes them; the lock guards the slot. No code of the app runs under it.
  private struct Latest: @unchecked Sendable {
    var value: Value
    /// Counts the writes that were stored.
    var write = 0
  }

  private let input: Attribute<Value>
  private let latest: Mutex<Latest>
  private let queue: TransactionQueue
  /// Of the body of the view that the state belongs to.
  private let owner: BodySignal
  /// Whether a closure of layout or drawing has read it in an update; sticky, as reads of bodies are (B3.03). Used on the main thread only.
  private var wasReadByClosure = false
  private let parts: LocationProjections
  /// The newest write that the input has. Used on the main thread only.
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
            "Modifying state during view update: a State<\(Value.self)> of \(owner.typeName) was written while a body is evaluated; the write is "
            + "ignored. Write it in an action, onAppear, onChange or a task.",
          typeName: owner.typeName))
      return
    }
    guard let write = store(value) else { return }
    queue.append(Mutation { [self] in apply(value, write) }, transaction: transaction.overridden(by: Transaction.current))
  }

  /// Stores a value and gives the number of the write; nil, and nothing is stored, if it equals the newest one (B1.12).
  private func store(_ value: Value) -> Int? {
    while true {
      let newest = latest.withLock { $0 }
      let isNews = !BehaviourConstants.dropsEqualWrites || !ValueEquality.areEqual(newest.value, value)
      let isStored = latest.withLock { latest in
        // Another thread, or the comparison, may have written meanwhile.
        guard latest.write == newest.write else { return false }
        if isNews { latest = Latest(value: value, write: newest.write + 1) }
        return true
      }
      if isStored { return isNews ? newest.write + 1 : nil }
    }
  }

  /// Writes may be queued in another order than they were stored in; the newest counts.
  private func apply(_ value: Value, _ write: Int) {
    guard write > appliedWrite else { return }
    appliedWrite = write
    if input.set(value), wasReadByClosure { owner.invalidate() }
  }
}
