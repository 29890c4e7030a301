import RivuletCore
public import RivuletElements
import RivuletLooks

/// A style that shows sections as cards.
@available(iOS 14.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style that shows sections as cards.
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
