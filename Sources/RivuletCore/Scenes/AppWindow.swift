/// The window of an app, as its scenes want it; a host reads it and is told about changes.
///
/// An app has one window so far: that of the first window group with content. The scenes after it are evaluated but not shown.
@MainActor
package final class AppWindow {
  /// What the scene says about the window; nil before the first turn, and for an app without a window.
  package internal(set) var attributes: WindowAttributes? {
    didSet {
      if attributes?.title != oldValue?.title { onTitleChange() }
      if attributes?.settings != oldValue?.settings { onSettingsChange() }
    }
  }

  /// Called within a turn, after the title in `attributes` has changed.
  package var onTitleChange: () -> Void = {}
  /// Called within a turn, after the settings in `attributes` have changed.
  package var onSettingsChange: () -> Void = {}

  private var isTaken = false

  package init() {}

  /// Whether the caller gets the window; true for the first one only.
  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}
