/// An effect that replaces a symbol with another symbol by scaling one or both symbols.
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

  /// The effect in which the old symbol shrinks before the new symbol grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .downUp) }
  /// The effect in which the old symbol grows and fades out before the new symbol grows.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .upUp) }
  /// The effect in which the old symbol disappears immediately and the new symbol grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .offUp) }

  /// An effect in which the old symbol shrinks before the new symbol grows.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .downUp) }
  /// An effect in which the old symbol grows and fades out before the new symbol grows.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .upUp) }
  /// An effect in which the old symbol disappears immediately and the new symbol grows.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(style: .offUp) }

  /// The effect applied layer by layer. In Rivulet, a symbol has one layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The effect applied to the whole symbols.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces the symbol with another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
