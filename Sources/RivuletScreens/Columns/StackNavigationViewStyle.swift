import RivuletCore
import RivuletTree

/// A style that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _NavigationViewLook { _NavigationViewLook(isStack: true) }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one screen at a time.
  @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
