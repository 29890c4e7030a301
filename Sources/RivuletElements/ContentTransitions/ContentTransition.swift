/// The animation of text or a symbol that stays in place while its content changes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ContentTransition: Equatable, Sendable {
  /// The kind of transition.
  package enum Kind: Equatable {
    /// The default: changes of appearance are animated, and new content appears immediately (B6.03).
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    /// Numeric text that rolls in a direction determined by the previous number.
    case numericValue(Double)
    case symbolEffect(ReplaceSymbolEffect)
  }

  package let kind: Kind

  /// The transition of views that don't set one.
  static let automatic = ContentTransition(kind: .automatic)

  /// A transition that shows new content and a new appearance immediately, even if the change is animated.
  public static let identity = ContentTransition(kind: .identity)
  /// A transition that fades out the old content while the new content fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// A transition that interpolates colours and sizes. Where characters differ, the old content fades out while the new content fades in.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Returns a transition that rolls changed characters upwards, or downwards for a countdown.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentTransition {
  /// Returns a transition that rolls changed characters upwards if the number in the text increases, and downwards if it decreases.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }

  /// A transition that replaces a symbol: the old symbol shrinks before the new symbol grows.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Returns a transition that uses an effect to replace a symbol.
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
  where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    ContentTransition(kind: .symbolEffect(effect as? ReplaceSymbolEffect ?? .downUp))
  }
}
