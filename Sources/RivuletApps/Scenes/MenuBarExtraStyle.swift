public import RivuletCore

/// The appearance of the content that a `MenuBarExtra` opens.
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol MenuBarExtraStyle {}

extension Scene {
  /// Sets the style of the content that a `MenuBarExtra` opens. The modifier has no effect, because menu bar items are not shown.
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
