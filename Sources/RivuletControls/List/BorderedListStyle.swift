import RivuletCore
public import RivuletElements
import RivuletLooks

/// A style that draws a border around the list.
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BorderedListStyle: ListStyle {
  public let _look: _ListLook

  public nonisolated init() { _look = _ListLook(kind: .bordered) }

  /// Creates a style, optionally with alternating row backgrounds.
  public nonisolated init(alternatesRowBackgrounds: Bool) { _look = _ListLook(kind: .bordered, alternates: alternatesRowBackgrounds) }
}

extension ListStyle where Self == BorderedListStyle {
  /// A style that draws a border around the list.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Returns a style that draws a border around the list, optionally with alternating row backgrounds.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
