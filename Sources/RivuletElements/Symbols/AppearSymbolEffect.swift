/// An effect that makes a symbol appear by scaling it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AppearSymbolEffect {
  private(set) var isUp = true
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear(isUp: isUp)) }

  /// The effect in which a symbol grows to its size.
  public var up: AppearSymbolEffect { AppearSymbolEffect(isUp: true) }
  /// The effect in which a symbol shrinks to its size.
  public var down: AppearSymbolEffect { AppearSymbolEffect(isUp: false) }

  /// The effect applied layer by layer. In Rivulet, a symbol has one layer.
  public var byLayer: AppearSymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes the symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
