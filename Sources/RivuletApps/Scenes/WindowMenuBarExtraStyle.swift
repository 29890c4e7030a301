import RivuletCore

/// A menu bar extra style that opens a window.
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated init() {}
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A menu bar extra style that opens a window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
