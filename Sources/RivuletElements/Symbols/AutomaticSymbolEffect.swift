/// The default effect: a symbol shrinks away before another one grows, and it grows or shrinks as it appears or disappears.
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
