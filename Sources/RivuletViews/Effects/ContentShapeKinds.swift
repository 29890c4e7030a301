/// What a content shape is for.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each purpose.
  public var rawValue: Int

  /// The purposes of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Hit testing, and what assistive technology outlines.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of drags and drops.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of hovering.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring around what has the focus.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technology outlines.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
