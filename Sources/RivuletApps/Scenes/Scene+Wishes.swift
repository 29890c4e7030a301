public import RivuletCore
import RivuletElements
public import RivuletGeometry
import RivuletScreens

/// The behaviour of a scene at app launch (documentation).
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SceneLaunchBehavior: Sendable {
  let startsOpen: Bool?

  /// Opens a window of the scene if it is the app's first scene.
  public static let automatic = SceneLaunchBehavior(startsOpen: nil)
  /// Opens a window of the scene.
  public static let presented = SceneLaunchBehavior(startsOpen: true)
  /// Does not open a window of the scene.
  public static let suppressed = SceneLaunchBehavior(startsOpen: false)
}

/// The state restoration behaviour of a scene (documentation).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct SceneRestorationBehavior: Sendable {
  let isKept: Bool

  /// Restores the stored state.
  public static let automatic = SceneRestorationBehavior(isKept: true)
  /// Starts without stored state.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let disabled = SceneRestorationBehavior(isKept: false)
}

/// The level of a window relative to other windows. It has no effect, because the desktop controls window levels.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowLevel: Sendable {
  /// The platform's default level.
  public static let automatic = WindowLevel()
  /// The level of ordinary windows.
  public static let normal = WindowLevel()
  /// A level above ordinary windows.
  public static let floating = WindowLevel()
  /// A level below ordinary windows.
  public static let desktop = WindowLevel()
}

/// The role of a window for the window manager. It has no effect, because the desktop controls window management.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowManagerRole: Sendable {
  /// The platform's default role.
  public static let automatic = WindowManagerRole()
  /// A main window.
  public static let principal = WindowManagerRole()
  /// A window that belongs to a main window.
  public static let associated = WindowManagerRole()
}

/// The availability of an interaction with a window.
@available(iOS 18.0, macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowInteractionBehavior: Sendable {
  /// The platform's default behaviour.
  public static let automatic = WindowInteractionBehavior()
  /// The interaction is available.
  public static let enabled = WindowInteractionBehavior()
  /// The interaction is not available.
  public static let disabled = WindowInteractionBehavior()
}

extension Scene {
  /// Sets whether the app opens a window of this scene at launch.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    modifier(WindowSettingModifier(change: .startsOpen(behavior.startsOpen)))
  }

  /// Sets whether this scene's windows restore the state of the previous window.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    modifier(WindowSettingModifier(change: .keepsStorage(behavior.isKept)))
  }

  /// Sets the keyboard shortcut that opens windows of this scene, or nil for no shortcut.
  @available(iOS 14.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    modifier(WindowSettingModifier(change: .shortcut(shortcut)))
  }

  /// Sets the keyboard shortcut that opens windows of this scene.
  @available(iOS 14.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the style of window toolbars. The style determines only whether the title is shown, because the bar is always a single row next
  /// to the title.
  @available(macOS 11.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    modifier(WindowSettingModifier(change: .showsTitle(style._showsTitle)))
  }

  /// Sets the initial position of this scene's windows. The modifier has no effect, because the desktop controls window positions.
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets the level of this scene's windows. The modifier has no effect, because the desktop controls window levels.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Sets the size of this scene's windows when zoomed. The modifier has no effect, because the desktop controls zooming.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Sets the window manager role of this scene's windows. The modifier has no effect, because the desktop controls window management.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Sets whether people can drag windows of this scene by their background. The modifier has no effect, because the desktop controls
  /// dragging.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

  /// Sets the URLs that windows of this scene open. The modifier has no effect, because the first window receives all URLs.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension View {
  /// Sets whether people can close the window. The modifier has no effect, because the desktop controls closing.
  @available(iOS 18.0, macOS 15.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether people can minimize the window. The modifier has no effect, because the desktop controls minimizing.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether people can resize the window. The modifier has no effect, because the desktop controls resizing.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether the window can fill the screen. The modifier has no effect, because the desktop controls full screen.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}
