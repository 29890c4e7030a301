/// An effect that erases the lines of a symbol when the effect becomes active, and then hides the symbol. In Rivulet, a symbol has one
/// layer, which fades out.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct DrawOffSymbolEffect {
  private(set) var isReversed = true
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.draw(isOn: false)) }

  /// The effect applied layer by layer. In Rivulet, a symbol has one layer.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The effect applied to the layers one by one. In Rivulet, a symbol has one layer.
  public var individually: DrawOffSymbolEffect { self }
  /// The effect in reverse drawing order.
  public var reversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: true) }
  /// The effect in the drawing order.
  public var nonReversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: false) }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect that erases the lines of the symbol.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
