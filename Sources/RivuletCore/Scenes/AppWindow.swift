package import Foundation

/// A window of an app: what its scene says about it, and its views once a host has made them.
@MainActor
package final class AppWindow {
  package let scene: DeclaredScene
  package unowned let scenes: AppScenes
  /// Counts the windows of the app.
  package let number: Int
  /// What the window shows; its content may change it (B20.64).
  package var value: AnyHashable?
  /// What it shows of a file; nil where it shows no document.
  package weak var document: (any WindowDocument)?
  /// What people are asked before the window closes, outermost first.
  private var closeQuestions = WeakList<CloseQuestion>()
  /// Its views; nil until the host has made them.
  package private(set) weak var tree: ViewTree?
  /// What the host has made for it.
  package var hosting: AnyObject?

  /// What the scene says about the window; nil before the first turn.
  package internal(set) var attributes: WindowAttributes? {
    didSet {
      if attributes?.title != oldValue?.title { onTitleChange() }
      if attributes?.settings != oldValue?.settings { onSettingsChange() }
    }
  }

  /// The title of what the window shows, which goes before that of the scene (B18.41).
  package var contentTitle: String? {
    didSet { if contentTitle != oldValue { onTitleChange() } }
  }

  /// What people call the window; nil for the name of the process.
  package var title: String? { contentTitle ?? attributes?.title }

  /// How much of it people see and use.
  package private(set) var phase = ScenePhase.background

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

  /// Makes the views; nothing is evaluated before the next turn.
  package func makeTree(in app: AppRuntime, size: CGSize, environment: EnvironmentValues) -> ViewTree {
    var values = environment
    scenes.supply(&values)
    values.appWindow = self
    let tree = ViewTree(WindowRoot(window: self), app: app, size: size, environment: values)
    self.tree = tree
    if let kept = scenes.keptStorage(for: self) { tree.sceneStore.all = kept }
    tree.onStorageChange = { [weak self, weak scenes] in if let self { scenes?.keepStorage(of: self) } }
    return tree
  }

  /// The host says how much of it people see.
  package func setPhase(_ phase: ScenePhase) {
    guard self.phase != phase else { return }
    self.phase = phase
    tree?.updateEnvironment { $0.scenePhase = phase }
    if phase == .background { scenes.keepStorage(of: self) }
    scenes.phaseChanged()
  }
}

extension AppWindow {
  /// Has the window ask as long as the question is there.
  package func add(_ question: CloseQuestion) { closeQuestions.append(question) }

  /// Whether the window may close now. Where its document or one of its views wants to ask people first, asks and says false (B19.50).
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
  /// Whether the window may close now; where changes would be lost, asks people first and says false.
  func askToClose() -> Bool
  /// Writes the document to its file, or to one that people choose.
  func save(then done: @escaping @MainActor () -> Void)
  /// Writes the document to a file that people choose.
  func saveAs(then done: @escaping @MainActor () -> Void)
}

private struct AppWindowKey: EnvironmentKey {
  static var defaultValue: AppWindow? { nil }
}

extension EnvironmentValues {
  /// The window that a view is in; nil where its tree belongs to no app.
  package var appWindow: AppWindow? {
    get { self[AppWindowKey.self] }
    set { self[AppWindowKey.self] = newValue }
  }
}
