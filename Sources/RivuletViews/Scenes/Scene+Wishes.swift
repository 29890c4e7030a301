public import RivuletCore
public import RivuletGeometry

/// Whether an app starts with a window of a scene (documentation).
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SceneLaunchBehavior: Sendable {
  let startsOpen: Bool?

  /// The first scene opens.
  public static let automatic = SceneLaunchBehavior(startsOpen: nil)
  /// It opens.
  public static let presented = SceneLaunchBehavior(startsOpen: true)
  /// It does not open by itself.
  public static let suppressed = SceneLaunchBehavior(startsOpen: false)
}

/// Whether a scene has again what its last window has left (documentation).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct SceneRestorationBehavior: Sendable {
  let isKept: Bool

  /// It has.
  public static let automatic = SceneRestorationBehavior(isKept: true)
  /// It begins anew.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let disabled = SceneRestorationBehavior(isKept: false)
}

/// Above which others windows lie. The desktop decides here.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowLevel: Sendable {
  /// As the system has it.
  public static let automatic = WindowLevel()
  /// Beside other windows.
  public static let normal = WindowLevel()
  /// Above other windows.
  public static let floating = WindowLevel()
  /// Below other windows.
  public static let desktop = WindowLevel()
}

/// What windows are to the system that arranges them. The desktop decides here.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowManagerRole: Sendable {
  /// As the system has it.
  public static let automatic = WindowManagerRole()
  /// A main window.
  public static let principal = WindowManagerRole()
  /// A window beside a main one.
  public static let associated = WindowManagerRole()
}

/// Whether something about windows can be done, where the system may decide.
@available(iOS 18.0, macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowInteractionBehavior: Sendable {
  /// As the system has it.
  public static let automatic = WindowInteractionBehavior()
  /// It can be done.
  public static let enabled = WindowInteractionBehavior()
  /// It cannot be done.
  public static let disabled = WindowInteractionBehavior()
}

extension Scene {
  /// Whether the app starts with a window of this scene.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    modifier(WindowSettingModifier(change: .startsOpen(behavior.startsOpen)))
  }

  /// Whether this scene has again what its last window has left.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    modifier(WindowSettingModifier(change: .keepsStorage(behavior.isKept)))
  }

  /// The key that opens windows of this scene; nil for none.
  @available(iOS 14.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    modifier(WindowSettingModifier(change: .shortcut(shortcut)))
  }

  /// The key that opens windows of this scene.
  @available(iOS 14.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// How the toolbars of windows look. The bar here is always one row beside the title, which may be left out.
  @available(macOS 11.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    modifier(WindowSettingModifier(change: .showsTitle(style._showsTitle)))
  }

  /// Where windows of this scene appear. The desktop decides here.
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Above which others windows of this scene lie. The desktop decides here.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// What windows of this scene are to the system that arranges them. The desktop decides here.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Whether windows of this scene are dragged by their background. The desktop decides here.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

  /// Which addresses windows of this scene open. All addresses go to the first window here.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension View {
  /// Whether people may close the window. The desktop decides here.
  @available(iOS 18.0, macOS 15.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Whether people may make the window small. The desktop decides here.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Whether people may resize the window. The desktop decides here.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Whether the window may fill the screen. The desktop decides here.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}
