public import RivuletCore

/// The activity of a window.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// The window receives key events.
  case key
  /// The window is frontmost.
  case active
  /// Another window is frontmost.
  case inactive
}

private struct AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private struct ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState? { nil }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether views appear active. The value is false while another window is in use (documentation).
  @available(iOS 18.0, macOS 10.15, tvOS 18.0, watchOS 11.0, *)
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] ?? isWindowInFront }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The activity of the enclosing window.
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `EnvironmentValues.appearsActive` instead.")
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (appearsActive ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }
}
