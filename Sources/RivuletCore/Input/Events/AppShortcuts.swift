import RivuletTree

/// The keyboard shortcuts of an app outside the window that has keyboard focus.
@MainActor
final class AppShortcuts: Companion {
  /// Performs the shortcut for a key in a window other than the given one, or as an app command. Returns false if there is none (B20.51).
  var perform: (KeyInput, ViewTree) -> Bool = { _, _ in false }
}

extension AppRuntime {
  var shortcuts: AppShortcuts { companions.find(AppShortcuts()) }
}
