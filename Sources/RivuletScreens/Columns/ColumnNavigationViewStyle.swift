import RivuletCore
import RivuletTree

/// A style that shows columns side by side if there is enough width.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
  public nonisolated var _look: _NavigationViewLook { _NavigationViewLook() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows columns side by side if there is enough width.
  @MainActor @preconcurrency public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
