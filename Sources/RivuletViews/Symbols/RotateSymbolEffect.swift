/// Turns a symbol round.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct RotateSymbolEffect {
  private(set) var isClockwise = true
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.rotate(isClockwise: isClockwise)) }

  /// With the clock.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }

  /// The parts of the symbol one after the other; a symbol here is one part.
  public var byLayer: RotateSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: RotateSymbolEffect { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns the symbol round.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
