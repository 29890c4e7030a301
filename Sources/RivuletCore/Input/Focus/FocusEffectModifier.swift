/// Disables the visible effect of focus for the views inside.
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
  /// A Boolean value that indicates whether views show that they have focus, for custom appearances. The library's focus rings follow
  /// `focusEffectDisabled(_:)`.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Disables the visible effect of focus on this view and the views inside it.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier(isDisabled: disabled))
      .transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}
