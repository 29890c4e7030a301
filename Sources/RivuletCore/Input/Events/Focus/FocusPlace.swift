import RivuletGraph

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the nearest focusable ancestor has keyboard focus; false if there is no such ancestor.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// A focusable view as a layer in the environment of the views inside, which sets `isFocused`. The responders of its nodes return it.
package final class FocusPlace: EnvironmentLayer {
  /// The value in the inner environment, as of the last applied group.
  private var isFocused = false

  /// Creates a layer inside the environment of the inputs.
  @MainActor package init(_ inputs: borrowing _ViewListInputs) {
    super.init(inside: inputs.environment.layer, inputs.scope.environment, settingOnly: ObjectIdentifier(IsFocusedKey.self))
    attach(inputs.makeRule(EnvironmentLayerRule(layer: self, outer: inputs.environmentReader(of: FocusPlace.self))))
  }

  override func change(_ values: inout EnvironmentValues) { values.isFocused = isFocused }

  /// Returns the inputs of the views inside.
  @MainActor package func inside(_ inputs: consuming _ViewListInputs) -> _ViewListInputs {
    inputs.environment = place
    return inputs
  }

  /// Updates `isFocused`. The views inside are updated in the group that is being recorded.
  @MainActor func focusMoved(isHere: Bool, _ queue: TransactionQueue) {
    guard place.isLive else { return }
    queue.append(
      Mutation { [self] in
        isFocused = isHere
        place.invalidate()
      }, transaction: Transaction.current)
  }
}
