/// Draws a symbol when the effect ends to be active, and hides it while it is. A symbol here is one part, which fades in.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct DrawOnSymbolEffect {
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.draw(isOn: true)) }

  /// The parts of the symbol one after the other; a symbol here is one part.
  public var byLayer: DrawOnSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// Each part when the one before is done; a symbol here is one part.
  public var individually: DrawOnSymbolEffect { self }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws the symbol.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
