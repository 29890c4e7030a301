public import RivuletCore

extension View {
  /// Shows an effect while the pointer is over this view.
  @available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(kind: effect.kind, isEnabled: true))
  }

  /// Shows an effect while the pointer is over this view, if `isEnabled` is true.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(kind: effect.kind, isEnabled: isEnabled))
  }

  /// Disables hover effects in this view. Views inside cannot re-enable them.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }

  /// Sets the automatic hover effect in this view.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.automaticHoverEffect, effect?.kind)
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether views show hover effects.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// The automatic hover effect, or nil for the highlight.
  var automaticHoverEffect: HoverEffect.Kind? {
    get { self[AutomaticHoverEffectKey.self] }
    set { self[AutomaticHoverEffectKey.self] = newValue }
  }
}

private struct HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct AutomaticHoverEffectKey: EnvironmentKey {
  static var defaultValue: HoverEffect.Kind? { nil }
}
