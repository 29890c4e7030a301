/// Draws a symbol larger or smaller as long as it is active.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScaleSymbolEffect {
  private(set) var isUp = true
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(isUp: isUp)) }

  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }

  /// The parts of the symbol one after the other; a symbol here is one part.
  public var byLayer: ScaleSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Draws the symbol larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
