import RivuletGraph

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the nearest focusable ancestor has keyboard focus. The value is false if there is no such
  /// ancestor.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// The environment layer of a focusable view, which sets `isFocused` for the view's content. The responders of the view's nodes return it.
package final class FocusLayer: EnvironmentLayer {
  /// The value in the content's environment, as of the last applied group.
  private var isFocused = false

  /// Creates a layer on top of the environment of the inputs.
  @MainActor package init(_ inputs: borrowing _ViewListInputs) {
    super.init(inside: inputs.environment.layer, inputs.scope.environment, settingOnly: ObjectIdentifier(IsFocusedKey.self))
    attach(inputs.makeRule(EnvironmentLayerRule(layer: self, outer: inputs.environmentReader(of: FocusLayer.self))))
  }

  override func change(_ values: inout EnvironmentValues) { values.isFocused = isFocused }

  /// Returns the inputs for the view's content.
  @MainActor package func inside(_ inputs: consuming _ViewListInputs) -> _ViewListInputs {
    inputs.environment = place
    return inputs
  }

  /// Updates `isFocused`. The content is updated in the group that is currently being recorded.
  @MainActor func focusMoved(isHere: Bool, _ queue: TransactionQueue) {
    guard place.isLive else { return }
    queue.append(
      Mutation { [self] in
        isFocused = isHere
        place.invalidate()
      }, transaction: Transaction.current)
  }
}
