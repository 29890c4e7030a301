import RivuletTree

/// The shortcuts of an app that do not belong to the window with the keyboard.
@MainActor
final class AppShortcuts: Companion {
  /// Performs the shortcut for a key in another window than one, or a command of the app. Returns false if there is none (B20.51).
  var perform: (KeyInput, ViewTree) -> Bool = { _, _ in false }
}

extension AppRuntime {
  var shortcuts: AppShortcuts { companions.find(AppShortcuts()) }
}
