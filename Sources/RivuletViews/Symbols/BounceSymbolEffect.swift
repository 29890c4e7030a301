/// Scales a symbol for a moment, as if it bounced.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct BounceSymbolEffect {
  private(set) var isUp = true
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce(isUp: isUp)) }

  /// Larger for a moment.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  /// Smaller for a moment.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }

  /// The parts of the symbol one after the other; a symbol here is one part.
  public var byLayer: BounceSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  /// Scales the symbol for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
