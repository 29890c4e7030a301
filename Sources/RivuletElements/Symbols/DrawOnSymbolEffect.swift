/// An effect that hides a symbol while the effect is active, and then draws the symbol. In Rivulet, a symbol has one layer, which fades in.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct DrawOnSymbolEffect {
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.draw(isOn: true)) }

  /// The effect applied layer by layer. In Rivulet, a symbol has one layer.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The effect applied to the layers one by one. In Rivulet, a symbol has one layer.
  public var individually: DrawOnSymbolEffect { self }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect that draws the symbol.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
