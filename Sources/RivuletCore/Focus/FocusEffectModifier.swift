/// Keeps views inside from showing that they have the focus.
struct FocusEffectModifier {
  let isDisabled: Bool
}

extension FocusEffectModifier: FocusMarkModifier {
  typealias Body = Never

  func update(_ mark: FocusEffectMark, in tree: ViewTree) { mark.isDisabled = isDisabled }
}

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// Whether views show that they have the focus; for the looks of an app's own. Rings of the library follow `focusEffectDisabled(_:)`.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Keeps this view, and views inside, from showing that they have the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier(isDisabled: disabled))
      .transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}
