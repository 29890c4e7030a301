import RivuletGraph

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest focusable ancestor has the focus of the keyboard; false where there is none.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// A view at which the focus may stop, as what is inside of it sees it.
@MainActor
package final class FocusPlace {
  /// One of the nodes that the view has.
  private struct Stop {
    weak var node: ViewNode?
  }

  /// What the environment inside says, as of the group that is applied.
  fileprivate var isFocused = false
  /// The place that says it.
  fileprivate var environment: EnvironmentPlace?
  private let queue: TransactionQueue
  private var stops: [Stop] = []
  private var wasThere = false
  private(set) var isGone = false

  fileprivate init(_ inputs: _ViewListInputs) {
    queue = inputs.tree.queue
  }

  /// Makes the node one at which the focus may stop.
  package func add(_ node: ViewNode) {
    stops.removeAll { $0.node == nil }
    stops.append(Stop(node: node))
  }

  /// Takes over where the focus is; what is inside hears of it in the group that is recorded now.
  func focusMoved(to node: ViewNode?) {
    let isThere = node != nil && stops.contains { $0.node === node }
    guard isThere != wasThere else { return }
    wasThere = isThere
    queue.append(
      Mutation { [self] in
        isFocused = isThere
        environment?.invalidate()
      }, transaction: Transaction.current)
  }
}

extension FocusPlace: LifecycleObserver {
  package func scopeWillDisappear() { isGone = true }
}

extension _ViewListInputs {
  /// The inputs of a view at which the focus may stop: in its environment `isFocused` is the view's own.
  package func makeFocusPlace() -> (inputs: _ViewListInputs, place: FocusPlace) {
    let place = FocusPlace(self)
    scope.add(place)
    tree.focus.add(place)
    let inputs = mapEnvironment(of: FocusPlace.self) { $0.isFocused = place.isFocused }
    place.environment = inputs.environment
    return (inputs, place)
  }
}
