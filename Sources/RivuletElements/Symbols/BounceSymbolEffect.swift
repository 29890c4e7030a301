/// An effect that briefly scales a symbol, as if it bounced.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct BounceSymbolEffect {
  private(set) var isUp = true
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce(isUp: isUp)) }

  /// The effect in which a symbol briefly becomes larger.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  /// The effect in which a symbol briefly becomes smaller.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }

  /// The effect applied layer by layer. In Rivulet, a symbol has one layer.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that scales the symbol briefly.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
