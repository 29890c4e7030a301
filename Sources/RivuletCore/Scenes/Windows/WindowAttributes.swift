package import Foundation

/// The window attributes that a scene determines.
package struct WindowAttributes: Equatable {
  /// The title; nil if the host should use the process name.
  package var title: String?
  /// The identifier of the scene within the app.
  package var identifier: String?
  package var settings: WindowSettings
}

/// The window settings from a scene's modifiers. If several modifiers set the same value, the innermost one takes precedence, as in the
/// environment.
package struct WindowSettings: Equatable {
  /// The size of new windows, in points; nil for the idiom's default.
  package var defaultSize: CGSize?
  package var resizability: WindowResizability
  package var frame = _WindowFrameStyle.titleBar
  /// True if the title bar shows the title.
  package var showsTitle = true
  /// True if the app opens a window of the scene at launch; nil to apply the default rule.
  var startsOpen: Bool?
  /// True if the next window restores the `SceneStorage` values of the previous one.
  var keepsStorage = true
  /// The keyboard shortcut that opens a window of the scene.
  package var shortcut: KeyboardShortcut?

  package init(defaultSize: CGSize? = nil, resizability: WindowResizability = .automatic) {
    self.defaultSize = defaultSize
    self.resizability = resizability
  }
}
