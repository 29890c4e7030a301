/// A modifier that disables the focus effect for its content.
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
  /// A Boolean value that indicates whether views should display a focus effect, for use by custom views. The library's focus rings depend
  /// on `focusEffectDisabled(_:)` instead.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Disables the focus effect on this view and its content.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier(isDisabled: disabled))
      .transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}
