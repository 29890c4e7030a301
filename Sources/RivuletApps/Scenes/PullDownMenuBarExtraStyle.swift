import RivuletCore

/// A menu bar extra style that opens a menu.
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated init() {}
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu bar extra style that opens a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
