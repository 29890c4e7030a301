import RivuletCore
import RivuletTree

/// A style that shows columns side by side if the width allows it.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
  public nonisolated var _look: _NavigationViewLook { _NavigationViewLook() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows columns side by side if the width allows it.
  @MainActor @preconcurrency public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
