/// An effect that makes a symbol grow and shrink as if it breathed.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct BreatheSymbolEffect {
  private(set) var fades = true
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.breathe(fades: fades)) }

  /// The effect with a constant opacity.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
  /// The effect with an opacity that changes with the size.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }

  /// The effect applied layer by layer. In Rivulet, a symbol has one layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes the symbol breathe.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
