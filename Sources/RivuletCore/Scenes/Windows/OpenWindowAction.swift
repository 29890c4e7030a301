/// An action that opens a window of one of the app's scenes (B20.61).
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct OpenWindowAction {
  private nonisolated(unsafe) let opener: SystemOpener?

  nonisolated fileprivate init(_ opener: SystemOpener?) { self.opener = opener }

  /// Opens a window that presents a value, or brings a window that presents an equal value to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    opener?.app?.scenes.openWindow(id: nil, value: AnyHashable(value), type: D.self)
  }

  /// Opens a window of the scene with the given identifier. If the window of a single-window scene is already open, brings it to the front.
  public func callAsFunction(id: String) { opener?.app?.scenes.openWindow(id: id, value: nil, type: nil) }

  /// Opens a window that presents a value in the scene with the given identifier, or brings a window that presents an equal value to the
  /// front.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    opener?.app?.scenes.openWindow(id: id, value: AnyHashable(value), type: D.self)
  }
}

/// An action that closes windows (B20.63).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct DismissWindowAction {
  private nonisolated(unsafe) let opener: SystemOpener?
  private nonisolated let window: AppWindow?

  nonisolated fileprivate init(_ opener: SystemOpener?, _ window: AppWindow?) {
    self.opener = opener
    self.window = window
  }

  /// Closes the window whose environment provided the action.
  public func callAsFunction() {
    if let window { window.scenes.close(window) }
  }

  /// Closes all windows of the scene with the given identifier.
  public func callAsFunction(id: String) { opener?.app?.scenes.dismissWindow(id: id, value: nil, type: nil) }

  /// Closes the window that presents the given value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    opener?.app?.scenes.dismissWindow(id: nil, value: AnyHashable(value), type: D.self)
  }

  /// Closes the window that presents the given value and belongs to the scene with the given identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    opener?.app?.scenes.dismissWindow(id: id, value: AnyHashable(value), type: D.self)
  }
}

/// An action that opens the app's settings window (B20.65).
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency public struct OpenSettingsAction {
  private nonisolated(unsafe) let opener: SystemOpener?

  nonisolated fileprivate init(_ opener: SystemOpener?) { self.opener = opener }

  /// Opens the settings window, or brings it to the front.
  public func callAsFunction() { opener?.app?.scenes.openSettings() }
}

extension EnvironmentValues {
  /// The action that opens a window of one of the app's scenes (B20.61).
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var openWindow: OpenWindowAction { OpenWindowAction(systemOpener) }

  /// The action that closes windows (B20.63).
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var dismissWindow: DismissWindowAction { DismissWindowAction(systemOpener, appWindow) }

  /// The action that opens the app's settings window (B20.65).
  @available(macOS 14.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var openSettings: OpenSettingsAction { OpenSettingsAction(systemOpener) }

  /// A Boolean value that indicates whether the app can open more than one window. The value is true on desktops (B20.63).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var supportsMultipleWindows: Bool { idiom.habits.hasWindows }
}
