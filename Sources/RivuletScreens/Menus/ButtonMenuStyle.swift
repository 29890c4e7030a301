import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that shows the menu as a button in the inherited button style.
@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ButtonMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

@available(iOS 16.0, macOS 13.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == ButtonMenuStyle {
  /// A style that shows the menu as a button in the inherited button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
