import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that shows the menu as a button without a border.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that shows the menu as a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
