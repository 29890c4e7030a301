package import Foundation

/// A window of an app. It stores the attributes from its scene and, once the host has created them, its views.
@MainActor
package final class AppWindow {
  package let scene: DeclaredScene
  package unowned let scenes: AppScenes
  /// The sequence number of the window among all windows that the app has opened.
  package let number: Int
  /// The value that the window presents. The window's content can change it (B20.64).
  package var value: AnyHashable?
  /// The document that the window presents; nil if there is none.
  package weak var document: (any WindowDocument)?
  /// The prompts to show before the window closes, outermost first.
  private var closePrompts = WeakList<ClosePrompt>()
  /// The tree of the window's views; nil until the host has created it.
  package private(set) weak var tree: ViewTree?
  /// The object that represents the window's scene in the API of another framework.
  package var platformScene: AnyObject?

  /// The attributes determined by the scene; nil before the first turn.
  package internal(set) var attributes: WindowAttributes? {
    didSet {
      if attributes?.title != oldValue?.title { onTitleChange() }
      if attributes?.settings != oldValue?.settings { onSettingsChange() }
    }
  }

  /// The title provided by the window's content, which takes precedence over the scene's title (B18.41).
  package var contentTitle: String? {
    didSet { if contentTitle != oldValue { onTitleChange() } }
  }

  /// The title of the window; nil to use the process name.
  package var title: String? { contentTitle ?? attributes?.title }

  /// The phase of the window, which indicates whether people can see and use it.
  package private(set) var phase = ScenePhase.background

  /// True once the window has been active.
  private var wasActive = false
  /// True while this is the frontmost window.
  private var isInFront = true

  /// Called during a turn, after `title` has changed.
  package var onTitleChange: () -> Void = {}
  /// Called during a turn, after the settings in `attributes` have changed.
  package var onSettingsChange: () -> Void = {}

  init(_ scene: DeclaredScene, in scenes: AppScenes, number: Int, value: AnyHashable?) {
    self.scene = scene
    self.scenes = scenes
    self.number = number
    self.value = value
  }

  /// Creates the tree of the window's views. The tree is not evaluated before the next turn.
  package func makeTree(in app: AppRuntime, size: CGSize, environment: EnvironmentValues) -> ViewTree {
    var values = environment
    scenes.supply(&values)
    values.appWindow = self
    values.isWindowInFront = isInFront
    let tree = ViewTree(WindowRoot(window: self), app: app, size: size, environment: values)
    self.tree = tree
    if let kept = scenes.keptStorage(for: self) { tree.sceneStore.all = kept }
    tree.onStorageChange = { [weak self, weak scenes] in if let self { scenes?.keepStorage(of: self) } }
    return tree
  }

  /// Sets the phase reported by the host. A window that has been active passes through the inactive phase on its way to and from the
  /// background (B20.67).
  package func setPhase(_ phase: ScenePhase) {
    guard self.phase != phase else { return }
    if wasActive, self.phase != .inactive, phase != .inactive {
      setPhase(.inactive)
      tree?.app.queue.separate()
    }
    self.phase = phase
    if phase == .active { wasActive = true }
    tree?.updateEnvironment { $0.scenePhase = phase }
    if phase == .background { scenes.keepStorage(of: self) }
    scenes.phaseChanged()
  }

  /// Notifies the views whether this is the frontmost window. The phase is unaffected.
  package func setInFront(_ isInFront: Bool) {
    guard self.isInFront != isInFront else { return }
    self.isInFront = isInFront
    tree?.updateEnvironment { $0.isWindowInFront = isInFront }
  }
}

extension AppWindow {
  /// Adds a prompt to show before the window closes. The window references the prompt weakly.
  package func add(_ question: ClosePrompt) { closePrompts.append(question) }

  /// Returns true if the window may close immediately. Otherwise, lets its document or one of its views prompt the user and returns false
  /// (B19.50).
  func requestClose() -> Bool {
    if document?.requestClose() == false { return false }
    guard let question = closePrompts.elements.last(where: \.isAsked) else { return true }
    question.ask()
    return false
  }
}

/// A document that a window presents.
@MainActor
package protocol WindowDocument: AnyObject {
  /// Returns true if the window may close immediately. If changes would be lost, prompts the user and returns false.
  func requestClose() -> Bool
  /// Saves the document to its file, or to a file that the user chooses.
  func save(then done: @escaping @MainActor () -> Void)
  /// Saves the document to a file that the user chooses.
  func saveAs(then done: @escaping @MainActor () -> Void)
}

private struct AppWindowKey: EnvironmentKey {
  static var defaultValue: AppWindow? { nil }
}

private struct IsWindowInFrontKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// True while the window that contains the view is the frontmost window.
  package var isWindowInFront: Bool {
    get { self[IsWindowInFrontKey.self] }
    set { self[IsWindowInFrontKey.self] = newValue }
  }

  /// The window that contains the view; nil if the view's tree does not belong to an app.
  package var appWindow: AppWindow? {
    get { self[AppWindowKey.self] }
    set { self[AppWindowKey.self] = newValue }
  }
}

/// A prompt that a view shows to the user before its window closes (B19.50).
@MainActor
package final class ClosePrompt {
  /// True if the prompt is required; false if the view has nothing to lose or is not visible.
  package var isAsked = false
  /// Shows the prompt. The window remains open until it is closed by other means.
  package var ask: () -> Void = {}

  package nonisolated init() {}
}
