package import Foundation

/// What a scene says about its window.
package struct WindowAttributes: Equatable {
  /// Nil leaves the name to the host, which knows that of the process.
  package var title: String?
  /// Names the group among the groups of the app.
  package var identifier: String?
  package var settings: WindowSettings
}

/// What modifiers around a scene want of its windows; of several of a kind the innermost counts, as with the environment.
package struct WindowSettings: Equatable {
  /// In points; nil leaves it to the idiom.
  package var defaultSize: CGSize?
  package var resizability: WindowResizability
  package var frame = _WindowFrameStyle.titleBar
  /// Whether the bar of the window names what is shown.
  package var showsTitle = true
  /// Whether the app starts with a window of the scene; nil leaves it to the app.
  var startsOpen: Bool?
  /// Whether the next window has again what the last one has left in `SceneStorage`.
  var keepsStorage = true
  /// The key that opens windows of the scene.
  package var shortcut: KeyboardShortcut?

  package init(defaultSize: CGSize? = nil, resizability: WindowResizability = .automatic) {
    self.defaultSize = defaultSize
    self.resizability = resizability
  }
}
