/// Replaces a symbol by another one, scaling one or both.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ReplaceSymbolEffect {
  /// What happens to the two symbols.
  enum Style: Hashable {
    case downUp, upUp, offUp
  }

  private(set) var style = Style.downUp
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace(style)) }

  /// The old symbol shrinks away, then the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .downUp) }
  /// The old symbol grows away, and the new one grows.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .upUp) }
  /// The old symbol is gone at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .offUp) }

  /// The old symbol shrinks away, then the new one grows.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .downUp) }
  /// The old symbol grows away, and the new one grows.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .upUp) }
  /// The old symbol is gone at once, and the new one grows.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .offUp) }

  /// The parts of the symbols one after the other; a symbol here is one part.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All of the symbols at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces the symbol by another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
