package import Foundation

/// A window of an app: the attributes from its scene, and its views once a host has created them.
@MainActor
package final class AppWindow {
  package let scene: DeclaredScene
  package unowned let scenes: AppScenes
  /// The number of the window among all windows that the app has opened.
  package let number: Int
  /// The value that the window shows. The content of the window may change it (B20.64).
  package var value: AnyHashable?
  /// The document that the window shows; nil if there is none.
  package weak var document: (any WindowDocument)?
  /// The questions to ask the user before the window closes, outermost first.
  private var closeQuestions = WeakList<CloseQuestion>()
  /// The tree of its views; nil until the host has created it.
  package private(set) weak var tree: ViewTree?
  /// The object that represents the window's scene in another framework's API.
  package var platformScene: AnyObject?

  /// The attributes from the scene; nil before the first turn.
  package internal(set) var attributes: WindowAttributes? {
    didSet {
      if attributes?.title != oldValue?.title { onTitleChange() }
      if attributes?.settings != oldValue?.settings { onSettingsChange() }
    }
  }

  /// The title from the window's content, which takes precedence over the title of the scene (B18.41).
  package var contentTitle: String? {
    didSet { if contentTitle != oldValue { onTitleChange() } }
  }

  /// The title of the window; nil to use the name of the process.
  package var title: String? { contentTitle ?? attributes?.title }

  /// The phase of the window: the degree to which people can see and use it.
  package private(set) var phase = ScenePhase.background

  /// True after the window has been active for the first time.
  private var wasActive = false
  /// True while this is the window in use.
  private var isInFront = true

  /// Called within a turn, after `title` has changed.
  package var onTitleChange: () -> Void = {}
  /// Called within a turn, after the settings in `attributes` have changed.
  package var onSettingsChange: () -> Void = {}

  init(_ scene: DeclaredScene, in scenes: AppScenes, number: Int, value: AnyHashable?) {
    self.scene = scene
    self.scenes = scenes
    self.number = number
    self.value = value
  }

  /// Creates the tree of the views. Nothing is evaluated before the next turn.
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

  /// Sets the phase of the window, as reported by the host. A window that was active passes through the inactive phase on its way to the
  /// background and back (B20.67).
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

  /// Informs the views whether this is the window in use. The phase does not change.
  package func setInFront(_ isInFront: Bool) {
    guard self.isInFront != isInFront else { return }
    self.isInFront = isInFront
    tree?.updateEnvironment { $0.isWindowInFront = isInFront }
  }
}

extension AppWindow {
  /// Adds a question to ask before the window closes, for as long as the question exists.
  package func add(_ question: CloseQuestion) { closeQuestions.append(question) }

  /// Returns true if the window may close now. If its document or one of its views has a question to ask, asks it and returns false
  /// (B19.50).
  func askToClose() -> Bool {
    if document?.askToClose() == false { return false }
    guard let question = closeQuestions.elements.last(where: \.isAsked) else { return true }
    question.ask()
    return false
  }
}

/// The document that a window shows.
@MainActor
package protocol WindowDocument: AnyObject {
  /// Returns true if the window may close now. If changes would be lost, asks the user first and returns false.
  func askToClose() -> Bool
  /// Writes the document to its file, or to one that the user chooses.
  func save(then done: @escaping @MainActor () -> Void)
  /// Writes the document to a file that the user chooses.
  func saveAs(then done: @escaping @MainActor () -> Void)
}

private struct AppWindowKey: EnvironmentKey {
  static var defaultValue: AppWindow? { nil }
}

private struct IsWindowInFrontKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// True while the window that contains a view is the one in use.
  package var isWindowInFront: Bool {
    get { self[IsWindowInFrontKey.self] }
    set { self[IsWindowInFrontKey.self] = newValue }
  }

  /// The window that contains a view; nil if its tree does not belong to an app.
  package var appWindow: AppWindow? {
    get { self[AppWindowKey.self] }
    set { self[AppWindowKey.self] = newValue }
  }
}

/// A question that a view asks the user before its window closes (B19.50).
@MainActor
package final class CloseQuestion {
  /// True if the question must be asked; false for a view that has nothing to lose or is not shown.
  package var isAsked = false
  /// Asks the question. The window stays open until something else closes it.
  package var ask: () -> Void = {}

  package nonisolated init() {}
}
