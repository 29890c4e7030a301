/// An effect that makes a symbol disappear by scaling it. The symbol keeps its space.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct DisappearSymbolEffect {
  private(set) var isUp = false
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear(isUp: isUp)) }

  /// The effect in which a symbol grows as it fades.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(isUp: true) }
  /// The effect in which a symbol shrinks as it fades.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(isUp: false) }

  /// The effect applied layer by layer. In Rivulet, a symbol has one layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes the symbol disappear.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
