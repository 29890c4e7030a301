/// An effect that makes a symbol larger or smaller while it is active.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScaleSymbolEffect {
  private(set) var isUp = true
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(isUp: isUp)) }

  /// The effect that makes the symbol larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
  /// The effect that makes the symbol smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }

  /// The effect applied layer by layer. In Rivulet, a symbol has one layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that makes the symbol larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
