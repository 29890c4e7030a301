import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that shows the menu as a bordered button.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.bordered) }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A style that shows the menu as a bordered button.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
