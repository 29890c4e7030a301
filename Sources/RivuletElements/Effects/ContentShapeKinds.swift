/// The purposes of a content shape.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The purposes, with one bit for each.
  public var rawValue: Int

  /// Creates a set of purposes from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Hit testing, and the outlines that assistive technology draws.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Drag-and-drop previews.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Context menu previews.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The hover effect.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The focus ring.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The outlines that assistive technology draws.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
