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

/// A view at which the focus may stop, as what is inside of it sees it. The responders of its nodes name it.
@MainActor
package final class FocusPlace {
  /// What the environment inside says, as of the group that is applied.
  private var isFocused = false
  /// The place that says it.
  private var environment: EnvironmentPlace?

  package init() {}

  /// The inputs of what is inside: in its environment `isFocused` is the place's own. Call once.
  package func inside(_ inputs: _ViewListInputs) -> _ViewListInputs {
    let inner = inputs.mapEnvironment(only: IsFocusedKey.self) { [self] in $0.isFocused = isFocused }
    environment = inner.environment
    return inner
  }

  /// Takes over whether the focus is here; what is inside hears of it in the group that is recorded now.
  func focusMoved(isHere: Bool, _ queue: TransactionQueue) {
    guard let environment, environment.isLive else { return }
    queue.append(
      Mutation { [self] in
        isFocused = isHere
        environment.invalidate()
      }, transaction: Transaction.current)
  }
}
