import RivuletCore

/// A style that shows a row of tabs above the pages.
@available(iOS, unavailable)
@available(macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _TabViewLook { _TabViewLook() }
}

@available(iOS, unavailable)
@available(macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A style that shows a row of tabs above the pages.
  @MainActor @preconcurrency public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
