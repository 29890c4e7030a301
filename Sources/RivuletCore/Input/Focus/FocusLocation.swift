import RivuletGraph

/// The storage of a focus state, for which each write also moves focus.
final class FocusLocation<Value: Hashable>: AnyLocation<Value>, @unchecked Sendable {
  private let state: StateLocation<Value>
  let resetValue: Value
  private let queue: TransactionQueue
  /// The focus coordinator; nil after the tree has been released. A binding may keep the location alive longer than the tree. The reference
  /// is weak, because the coordinator retains its followers.
  private weak var focus: FocusCoordinator?

  @MainActor init(state: StateLocation<Value>, resetValue: Value, tree: ViewTree) {
    self.state = state
    self.resetValue = resetValue
    queue = tree.queue
    focus = tree.focus
  }

  override func get() -> Value { state.get() }
  override func snapshot() -> Value { state.snapshot() }
  override func attribute() -> Attribute<Value>? { state.attribute() }
  override var projections: LocationProjections? { state.projections }

  override func set(_ value: Value, transaction: Transaction) {
    let isOther = state.snapshot() != value
    if isOther { state.set(value, transaction: transaction) }
    // When a field is submitted, it keeps focus if the app requests focus for it again.
    if !isOther, value == resetValue { return }
    if queue.isUpdatingOnThisThread { return }
    let merged = transaction.overridden(by: Transaction.current)
    queue.append(Mutation { [self] in MainActor.assumeIsolated { focus?.request(self) } }, transaction: merged)
  }
}

extension FocusLocation: FocusFollower {
  func isWanted(at value: AnyHashable) -> Bool { state.snapshot() != resetValue && AnyHashable(state.snapshot()) == value }

  var isAway: Bool { state.snapshot() == resetValue }

  func focusMoved(to value: AnyHashable?) {
    state.set(value?.base as? Value ?? resetValue, transaction: Transaction())
  }

  var wantedDescription: String { "\(state.snapshot())" }
}
