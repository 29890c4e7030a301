public import RivuletCore
import RivuletElements

/// A style for back and forward controls.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticControlGroup() }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style for back and forward controls.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
