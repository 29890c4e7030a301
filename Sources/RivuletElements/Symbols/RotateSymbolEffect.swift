/// An effect that rotates a symbol.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct RotateSymbolEffect {
  private(set) var isClockwise = true
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.rotate(isClockwise: isClockwise)) }

  /// The effect in the clockwise direction.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// The effect in the counterclockwise direction.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }

  /// The effect applied layer by layer. In Rivulet, a symbol has one layer.
  public var byLayer: RotateSymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates the symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
