/// Has a symbol disappear, scaling it; its room stays.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct DisappearSymbolEffect {
  private(set) var isUp = false
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear(isUp: isUp)) }

  /// It grows as it fades.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(isUp: true) }
  /// It shrinks as it fades.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(isUp: false) }

  /// The parts of the symbol one after the other; a symbol here is one part.
  public var byLayer: DisappearSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Has the symbol disappear.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
