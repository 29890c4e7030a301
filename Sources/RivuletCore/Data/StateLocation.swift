import RivuletGraph
import Synchronization

/// The storage of one `@State` (or another value that the graph owns): an input of the graph, versioned per transaction group (B1.18).
///
/// A write is recorded and becomes the input's value when its group is applied; reads outside an update see it at once (B1.02).
final class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  /// Values pass between threads as the user passes them; the lock guards the slot.
  private struct Latest: @unchecked Sendable {
    var value: Value
  }

  private let input: Attribute<Value>
  private let latest: Mutex<Latest>
  private let queue: TransactionQueue
  private let typeName: String
  private let parts: LocationProjections

  @MainActor init(seed: Value, at path: StateStore.Path?, inputs: _ViewListInputs, typeName: String) {
    let initial = inputs.tree.stateStore.initialValue(at: path, seed: seed)
    input = inputs.graph.makeInput(
      initial, in: inputs.scope, name: "state",
      areEqual: { BehaviourConstants.dropsEqualWrites && ValueEquality.areEqual($0, $1) })
    latest = Mutex(Latest(value: initial))
    queue = inputs.tree.queue
    self.typeName = typeName
    parts = LocationProjections()
    super.init()
    inputs.tree.stateStore.attach(self, at: path, in: inputs.scope)
  }

  override func get() -> Value {
    guard let attribute = attribute() else { return latest.withLock { $0 }.value }
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
            "Modifying state during view update: a State<\(Value.self)> of \(typeName) was written while a body is evaluated; the write is "
            + "ignored. Write it in an action, onAppear, onChange or a task.",
          typeName: typeName))
      return
    }
    // The app's comparison runs, and its former value is released, outside of the lock.
    if BehaviourConstants.dropsEqualWrites, ValueEquality.areEqual(latest.withLock { $0 }.value, value) { return }
    let next = Latest(value: value)
    let former = latest.withLock { latest in
      defer { latest = next }
      return latest
    }
    withExtendedLifetime(former) {}
    queue.append(Mutation { [self] in _ = input.set(value) }, transaction: transaction.overridden(by: Transaction.current))
  }
}
