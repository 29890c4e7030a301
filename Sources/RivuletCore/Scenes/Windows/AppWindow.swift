package import Foundation

/// A window of an app: the attributes from its scene, and its views once a host has made them.
@MainActor
package final class AppWindow {
  package let scene: DeclaredScene
  package unowned let scenes: AppScenes
  /// The number of the window among all that the app has opened.
  package let number: Int
  /// The value that the window shows; its content may change it (B20.64).
  package var value: AnyHashable?
  /// The document that the window shows; nil for none.
  package weak var document: (any WindowDocument)?
  /// The questions to ask people before the window closes, outermost first.
  private var closeQuestions = WeakList<CloseQuestion>()
  /// The tree of its views; nil until the host has made it.
  package private(set) weak var tree: ViewTree?
  /// The object by which the window's scene goes under another framework's name.
  package var platformScene: AnyObject?

  /// The attributes from the scene; nil before the first turn.
  package internal(set) var attributes: WindowAttributes? {
    didSet {
      if attributes?.title != oldValue?.title { onTitleChange() }
      if attributes?.settings != oldValue?.settings { onSettingsChange() }
    }
  }

  /// The title from the window's content, which has precedence over the title of the scene (B18.41).
  package var contentTitle: String? {
    didSet { if contentTitle != oldValue { onTitleChange() } }
  }

  /// The title of the window; nil for the name of the process.
  package var title: String? { contentTitle ?? attributes?.title }

  /// The phase of the window: how far people see and use it.
  package private(set) var phase = ScenePhase.background

  /// True after the window has been active for the first time.
  private var wasActive = false
  /// True while this is the window that people use.
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

  /// Makes the tree of the views. Nothing is evaluated before the next turn.
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

  /// Sets the phase of the window, which the host knows. A window that was active passes through inactive on its way to the background and
  /// back (B20.67).
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

  /// Tells the views if this is the window that people use, which changes no phase.
  package func setInFront(_ isInFront: Bool) {
    guard self.isInFront != isInFront else { return }
    self.isInFront = isInFront
    tree?.updateEnvironment { $0.isWindowInFront = isInFront }
  }
}

extension AppWindow {
  /// Asks a question before the window closes, as long as the question exists.
  package func add(_ question: CloseQuestion) { closeQuestions.append(question) }

  /// Returns true if the window may close now. If its document or one of its views has a question, asks it and returns false (B19.50).
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
  /// Returns true if the window may close now. If changes would be lost, asks people first and returns false.
  func askToClose() -> Bool
  /// Writes the document to its file, or to one that people choose.
  func save(then done: @escaping @MainActor () -> Void)
  /// Writes the document to a file that people choose.
  func saveAs(then done: @escaping @MainActor () -> Void)
}

private struct AppWindowKey: EnvironmentKey {
  static var defaultValue: AppWindow? { nil }
}

private struct IsWindowInFrontKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// True while people use the window that a view is in, rather than another one.
  package var isWindowInFront: Bool {
    get { self[IsWindowInFrontKey.self] }
    set { self[IsWindowInFrontKey.self] = newValue }
  }

  /// The window that a view is in; nil if its tree belongs to no app.
  package var appWindow: AppWindow? {
    get { self[AppWindowKey.self] }
    set { self[AppWindowKey.self] = newValue }
  }
}

/// A question that a view asks people before its window closes (B19.50).
@MainActor
package final class CloseQuestion {
  /// True if the question is to be asked; false for a view that has nothing to lose or is not shown.
  package var isAsked = false
  /// Asks the question. The window stays open until something else closes it.
  package var ask: () -> Void = {}

  package nonisolated init() {}
}
