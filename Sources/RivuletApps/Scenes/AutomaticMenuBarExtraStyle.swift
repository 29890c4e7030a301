import RivuletCore

/// The platform's default menu bar extra style, a menu.
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated init() {}
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The platform's default style.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
