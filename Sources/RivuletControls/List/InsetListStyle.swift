import RivuletCore
public import RivuletElements
import RivuletLooks

/// A style that insets the rows horizontally.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetListStyle: ListStyle {
  public let _look: _ListLook

  public nonisolated init() { _look = _ListLook(kind: .inset) }

  /// Creates a style, optionally with alternating row backgrounds.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  public nonisolated init(alternatesRowBackgrounds: Bool) { _look = _ListLook(kind: .inset, alternates: alternatesRowBackgrounds) }
}

extension ListStyle where Self == InsetListStyle {
  /// A style that insets the rows horizontally.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Returns a style that insets the rows horizontally, optionally with alternating row backgrounds.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
