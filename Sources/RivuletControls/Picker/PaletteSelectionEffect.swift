public import RivuletCore
public import RivuletElements

/// The effect on the selected option of a palette (B21.29).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PaletteSelectionEffect: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
  }

  package let kind: Kind

  /// The default effect. It applies the menu's tint to symbols without a tint, and draws an outline around symbols with a tint.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

  /// No effect. The option's own label shows whether it is selected.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }

  /// Returns an effect that shows a variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }
}

private struct PaletteSelectionEffectKey: EnvironmentKey {
  static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
  /// The effect on selected palette options.
  package var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets the effect on selected palette options in this view.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
