/// What shows that the pointer is over a view.
@available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct HoverEffect: Sendable {
  enum Kind: Sendable, Equatable {
    case automatic
    case highlight
    case lift
  }

  let kind: Kind

  /// What is set around by `defaultHoverEffect`; the highlight where nothing is.
  public static var automatic: HoverEffect { HoverEffect(kind: .automatic) }
  /// A plate behind the view.
  @available(tvOS 17.0, *)
  public static var highlight: HoverEffect { HoverEffect(kind: .highlight) }
  /// The view gets a little larger and casts a shadow.
  public static var lift: HoverEffect { HoverEffect(kind: .lift) }
}
