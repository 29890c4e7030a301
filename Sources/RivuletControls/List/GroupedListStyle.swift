import RivuletCore
public import RivuletElements
import RivuletLooks

/// A style that shows sections as full-width groups.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .grouped) }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style that shows sections as full-width groups.
  @available(iOS 13.0, tvOS 13.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
