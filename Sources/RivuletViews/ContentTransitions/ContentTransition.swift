/// How a text or a symbol that stays goes over from one content to another where that is animated.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ContentTransition: Equatable, Sendable {
  /// What the transition does.
  enum Kind: Equatable {
    /// Nothing was said: looks go over, other contents are there at once (B6.03).
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    /// A text for a number; which way it goes follows from the number before.
    case numericValue(Double)
    case symbolEffect(ReplaceSymbolEffect)
  }

  let kind: Kind

  /// What holds where nothing was said.
  static let automatic = ContentTransition(kind: .automatic)

  /// Contents and looks are there at once, even where the change is animated.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Colours and sizes go over; where the characters differ, the old content fades out while the new one fades in.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The characters that differ roll upwards from the old ones to the new ones, or downwards for what counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentTransition {
  /// The characters that differ roll upwards if the number that the text shows becomes larger, and downwards if it becomes smaller.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }

  /// A symbol is replaced by another one: the old one shrinks away, then the new one grows.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// A symbol is replaced by another one as the effect says.
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
  where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    ContentTransition(kind: .symbolEffect(effect as? ReplaceSymbolEffect ?? .downUp))
  }
}
