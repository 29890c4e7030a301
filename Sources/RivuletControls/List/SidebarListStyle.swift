import RivuletCore
public import RivuletElements
import RivuletLooks

/// A style for lists in a sidebar.
@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .sidebar) }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for lists in a sidebar.
  @available(iOS 14.0, macOS 10.15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
