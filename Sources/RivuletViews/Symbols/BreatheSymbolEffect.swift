/// Has a symbol grow and shrink as if it breathed.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct BreatheSymbolEffect {
  private(set) var fades = true
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.breathe(fades: fades)) }

  /// Its opacity stays.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
  /// Its opacity goes with its size.
  public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }

  /// The parts of the symbol one after the other; a symbol here is one part.
  public var byLayer: BreatheSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Has the symbol breathe.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
