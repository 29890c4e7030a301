import RivuletCore
import RivuletTree

/// The default style of the platform.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _NavigationViewLook { _NavigationViewLook() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style of the platform.
  @MainActor @preconcurrency public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
