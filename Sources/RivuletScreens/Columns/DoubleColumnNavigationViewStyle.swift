import RivuletCore
import RivuletTree

/// A style that shows two columns side by side, under the name that preceded `columns`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _NavigationViewLook { _NavigationViewLook() }
}
