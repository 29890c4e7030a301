public import RivuletCore

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Plays an effect on the symbols of this view whenever a value changes.
  nonisolated public func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View
  where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    symbolEffect(SymbolEffectSetting(kind: effect.configuration.kind, options: options, trigger: .value(AnyEquatable(value))))
  }

  /// Plays an effect on the symbols of this view while the effect is active.
  nonisolated public func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
  where T: IndefiniteSymbolEffect, T: SymbolEffect {
    symbolEffect(SymbolEffectSetting(kind: effect.configuration.kind, options: options, trigger: .active(isActive)))
  }

  /// Removes the effects that outer modifiers added to the symbols of this view.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }

  nonisolated private func symbolEffect(_ setting: SymbolEffectSetting) -> some View {
    transformEnvironment(\.symbolEffects) { $0.append(setting) }
  }
}
