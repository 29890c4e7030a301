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

/// A view at which the focus may stop, as what is inside of it sees it: a place that sets `isFocused`. The responders of its nodes name it.
package final class FocusPlace: EnvironmentLayer {
  /// What the environment inside says, as of the group that is applied.
  @exclusivity(unchecked) private var isFocused = false

  /// A place where the inputs say.
  @MainActor package init(_ inputs: borrowing _ViewListInputs) {
    super.init(inside: inputs.environment.layer, inputs.scope.environment, settingOnly: ObjectIdentifier(IsFocusedKey.self))
    attach(inputs.makeRule(EnvironmentLayerRule(layer: self, outer: inputs.environmentReader(of: FocusPlace.self))))
  }

  override func change(_ values: inout EnvironmentValues) { values.isFocused = isFocused }

  /// The inputs of what is inside.
  @MainActor package func inside(_ inputs: consuming _ViewListInputs) -> _ViewListInputs {
    inputs.environment = place
    return inputs
  }

  /// Takes over whether the focus is here; what is inside hears of it in the group that is recorded now.
  @MainActor func focusMoved(isHere: Bool, _ queue: TransactionQueue) {
    guard place.isLive else { return }
    queue.append(
      Mutation { [self] in
        isFocused = isHere
        place.invalidate()
      }, transaction: Transaction.current)
  }
}
