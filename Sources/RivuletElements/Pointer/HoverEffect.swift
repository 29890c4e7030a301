/// An effect that shows that the pointer is over a view.
@available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct HoverEffect: Sendable {
  package enum Kind: Sendable, Equatable {
    case automatic
    case highlight
    case lift
  }

  package let kind: Kind

  /// The effect set by `defaultHoverEffect`, or the highlight if none is set.
  public static var automatic: HoverEffect { HoverEffect(kind: .automatic) }
  /// An effect that shows a plate behind the view.
  @available(tvOS 17.0, *)
  public static var highlight: HoverEffect { HoverEffect(kind: .highlight) }
  /// An effect that slightly enlarges the view and adds a shadow.
  public static var lift: HoverEffect { HoverEffect(kind: .lift) }
}
