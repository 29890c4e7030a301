import RivuletCore
import RivuletTree

/// A style that shows two columns side by side, under the name used before `columns`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _NavigationViewLook { _NavigationViewLook() }
}
