/// Has a symbol appear, scaling it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AppearSymbolEffect {
  private(set) var isUp = true
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear(isUp: isUp)) }

  /// It grows to its size.
  public var up: AppearSymbolEffect { AppearSymbolEffect(isUp: true) }
  /// It shrinks to its size.
  public var down: AppearSymbolEffect { AppearSymbolEffect(isUp: false) }

  /// The parts of the symbol one after the other; a symbol here is one part.
  public var byLayer: AppearSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: AppearSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Has the symbol appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
