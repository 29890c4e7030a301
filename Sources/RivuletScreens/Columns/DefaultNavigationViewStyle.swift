import RivuletCore
import RivuletTree

/// The platform's default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _NavigationViewLook { _NavigationViewLook() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's default style.
  @MainActor @preconcurrency public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
