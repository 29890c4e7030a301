public import RivuletCore
public import RivuletElements

/// The effect on a palette's chosen option (B21.29).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PaletteSelectionEffect: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
  }

  package let kind: Kind

  /// The default effect: the menu's tint on symbols without their own tint, and an outline around symbols that have one.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

  /// No effect. The option's label shows whether it is chosen.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }

  /// Returns the effect that shows a variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }
}

private struct PaletteSelectionEffectKey: EnvironmentKey {
  static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
  /// The effect on the chosen palette options.
  package var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets the effect on the chosen palette options in this view.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
