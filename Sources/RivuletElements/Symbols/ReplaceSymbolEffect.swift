/// An effect that replaces a symbol with another one by scaling one or both.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ReplaceSymbolEffect {
  /// The movement of the two symbols.
  package enum Style: Hashable {
    case downUp, upUp, offUp
  }

  private(set) var style = Style.downUp
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace(style)) }

  /// The effect with an old symbol that shrinks away before the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .downUp) }
  /// The effect with an old symbol that grows away while the new one grows.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .upUp) }
  /// The effect with an old symbol that disappears immediately and a new one that grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .offUp) }

  /// An effect with an old symbol that shrinks away before the new one grows.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .downUp) }
  /// An effect with an old symbol that grows away while the new one grows.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .upUp) }
  /// An effect with an old symbol that disappears immediately and a new one that grows.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .offUp) }

  /// The effect applied layer by layer. Here a symbol has one layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The effect applied to the whole symbols.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces the symbol with another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
