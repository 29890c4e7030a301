/// Fades a symbol and brings it back.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PulseSymbolEffect {
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }

  /// The parts of the symbol one after the other; a symbol here is one part.
  public var byLayer: PulseSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades the symbol and brings it back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
