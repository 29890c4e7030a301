import RivuletCore
import RivuletTree

/// The former name of the style that shows columns side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _NavigationViewLook { _NavigationViewLook() }
}
