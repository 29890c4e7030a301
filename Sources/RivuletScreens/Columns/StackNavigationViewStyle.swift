import RivuletCore
import RivuletTree

/// A style that shows a single screen.
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _NavigationViewLook { _NavigationViewLook(isStack: true) }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows a single screen.
  @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
