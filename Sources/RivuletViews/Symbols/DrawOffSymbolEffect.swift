/// Takes the lines of a symbol away when the effect begins to be active, and hides it while it is. A symbol here is one part, which fades out.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct DrawOffSymbolEffect {
  private(set) var isReversed = true
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.draw(isOn: false)) }

  /// The parts of the symbol one after the other; a symbol here is one part.
  public var byLayer: DrawOffSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// Each part when the one before is done; a symbol here is one part.
  public var individually: DrawOffSymbolEffect { self }
  /// Against the order in which it is drawn.
  public var reversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: true) }
  /// In the order in which it is drawn.
  public var nonReversed: DrawOffSymbolEffect { DrawOffSymbolEffect(isReversed: false) }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Takes the lines of the symbol away.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
