/// The default effect. A replaced symbol shrinks before its replacement grows, and a symbol grows as it appears and shrinks as it
/// disappears.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AutomaticSymbolEffect {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear(isUp: true)) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
