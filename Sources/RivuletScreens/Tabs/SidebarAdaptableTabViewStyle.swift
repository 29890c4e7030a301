import RivuletCore

/// A style that shows a sidebar on desktops and in wide windows, and a tab bar otherwise (B20.11).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _TabViewLook { _TabViewLook(kind: .sidebar) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style that shows a sidebar on desktops and in wide windows, and a tab bar otherwise (B20.11).
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
