package import Foundation

/// The attributes of a window that its scene determines.
package struct WindowAttributes: Equatable {
  /// The title; nil leaves it to the host, which knows the name of the process.
  package var title: String?
  /// The identifier of the group among the app's groups.
  package var identifier: String?
  package var settings: WindowSettings
}

/// The window settings from modifiers around a scene. If several modifiers set the same value, the innermost one applies, as in the
/// environment.
package struct WindowSettings: Equatable {
  /// The size of a new window, in points; nil to use the default of the platform idiom.
  package var defaultSize: CGSize?
  package var resizability: WindowResizability
  package var frame = _WindowFrameStyle.titleBar
  /// True if the title bar contains the title.
  package var showsTitle = true
  /// True if the app starts with a window of the scene; nil leaves it to the app.
  var startsOpen: Bool?
  /// True if the next window restores the values that the previous one stored in `SceneStorage`.
  var keepsStorage = true
  /// The shortcut that opens windows of the scene.
  package var shortcut: KeyboardShortcut?

  package init(defaultSize: CGSize? = nil, resizability: WindowResizability = .automatic) {
    self.defaultSize = defaultSize
    self.resizability = resizability
  }
}
