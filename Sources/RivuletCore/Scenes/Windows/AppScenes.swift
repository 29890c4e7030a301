package import Foundation
package import RivuletFoundation
import RivuletGraph

/// The scenes that an app declares, and the app's open windows.
///
/// Windows are opened, closed, and brought to the front between turns. Requests made by actions are performed once the turn has ended.
@MainActor
package final class AppScenes: Companion {
  private unowned let app: AppRuntime
  /// The scenes, in declaration order.
  package private(set) var declared: [DeclaredScene] = []
  /// The open windows, in the order in which they were opened.
  package private(set) var windows: [AppWindow] = []
  /// The open windows, from back to front.
  private var order: [AppWindow] = []
  /// The host that shows the windows; nil if there is only a view without an app.
  package weak var host: (any WindowHost)?
  /// The functions to call for each window while its content is built.
  package var windowBuilders: [@MainActor (AppWindow, _ViewListInputs) -> Void] = []
  /// The name of the app, which is also the title of windows without a title of their own.
  package private(set) var name = ""
  /// The type of the app; nil for views without an app.
  package var appType: Any.Type?
  /// Called when windows or scenes are added or removed.
  package var onChange: @MainActor () -> Void = {}
  /// Called when the phase of the app changes.
  package var onPhaseChange: @MainActor (ScenePhase) -> Void = { _ in }
  /// Called when the app terminates.
  package var onTermination: @MainActor () -> Void = {}
  /// The object in which a higher-level module stores the app's commands.
  package var commands: AnyObject?
  /// The tree that evaluates the app's body and contains its commands. It does not belong to a window.
  private weak var appTree: ViewTree?
  private var requests: [@MainActor (AppScenes) -> Void] = []
  private var windowCount = 0
  /// The callbacks of the app's delegates.
  private var delegates: [AppDelegateHooks] = []
  private var phase = ScenePhase.background

  init(app: AppRuntime) {
    self.app = app
    app.shortcuts.perform = { [unowned self] in performShortcut($0, after: $1) }
  }

  /// The window that has keyboard focus or was the last to have it.
  package var front: AppWindow? { order.last }

  /// The frontmost window of a group or document, which is the main window on a desktop (B20.51).
  package var main: AppWindow? { order.last { $0.scene.kind != .settings } }

  /// True if no requests to open, close, or show windows are pending.
  var isQuiet: Bool { requests.isEmpty }

  /// Adds a scene. Call this method only while the app's structure is being built.
  func declare(_ scene: DeclaredScene) {
    declared.append(scene)
    onChange()
  }

  /// Attaches the tree that evaluates the app's body, and launches the app's delegates.
  ///
  /// - Parameter name: The name of the app.
  package func begin(with tree: ViewTree, host: any WindowHost, name: String) {
    appTree = tree
    self.host = host
    self.name = name
    delegates = AppDelegateHooks.take()
    for delegate in delegates { delegate.didLaunch() }
    if !delegates.isEmpty { tree.updateEnvironment { self.supply(&$0) } }
  }

  /// Adds the app's delegates to the environment of views.
  func supply(_ environment: inout EnvironmentValues) {
    for delegate in delegates { delegate.supply(&environment) }
  }

  /// Notifies the app's delegates that the app is about to terminate.
  package func willTerminate() {
    let told = delegates
    delegates = []
    for delegate in told { delegate.willTerminate() }
    onTermination()
  }

  /// Opens the app's initial windows: those of all scenes that start open or, if there are none, the window of the first suitable scene.
  package func openInitialWindows() {
    let shown = declared.filter { $0.kind != .settings }
    let asked = shown.filter { $0.settings.startsOpen == true }
    let first = shown.first { $0.settings.startsOpen != false } ?? shown.first
    for scene in asked.isEmpty ? [first].compactMap(\.self) : asked {
      if scene.kind != .document || scene.makesDocuments { open(scene, value: nil) } else { chooseFirstDocument() }
    }
  }

  private func open(_ scene: DeclaredScene, value: AnyHashable?) {
    windowCount += 1
    let window = AppWindow(scene, in: self, number: windowCount, value: value)
    windows.append(window)
    order.append(window)
    host?.open(window)
    frontChanged()
    onChange()
  }

  /// Performs the requests made during the turn that has ended.
  func performRequests() {
    while !requests.isEmpty { requests.removeFirst()(self) }
  }

  private func request(_ request: @escaping @MainActor (AppScenes) -> Void) {
    requests.append(request)
    app.services.requestTurn()
  }
}

// MARK: - Requests of views

extension AppScenes {
  /// Opens a window. If a window with an equal value, or the window of a single-window scene, is already open, brings that window to the
  /// front instead (B20.61, B20.62).
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the scene; nil for any scene that accepts the value.
  ///   - value: The value to present in the window; nil if there is none.
  ///   - type: The type of the value.
  package func openWindow(id identifier: String?, value: AnyHashable?, type: Any.Type?) {
    guard mayOpen("openWindow") else { return }
    guard let scene = scene(id: identifier, type: type) else { return reportUnknown("openWindow", identifier, type) }
    request { scenes in
      if let known = scenes.windows.first(where: { $0.scene === scene && (scene.kind != .group || value != nil && $0.value == value) }) {
        scenes.bringToFront(known)
      } else {
        scenes.open(scene, value: value)
      }
    }
  }

  /// Closes the windows of a scene, or only those that present the given value (B20.63).
  package func dismissWindow(id identifier: String?, value: AnyHashable?, type: Any.Type?) {
    guard let scene = scene(id: identifier, type: type) else { return reportUnknown("dismissWindow", identifier, type) }
    request { scenes in
      for window in scenes.windows where window.scene === scene && (value == nil || window.value == value) { scenes.host?.close(window) }
    }
  }

  /// Opens the settings window, or brings it to the front (B20.65).
  package func openSettings() {
    guard mayOpen("openSettings") else { return }
    guard let scene = declared.first(where: { $0.kind == .settings }) else {
      return RuntimeIssue.reportOnce(
        .unknownWindow, typeName: "OpenSettingsAction",
        "openSettings was called, but the app declares no settings. Add a Settings scene to the body of the app.")
    }
    request { scenes in
      if let known = scenes.windows.first(where: { $0.scene === scene }) {
        scenes.bringToFront(known)
      } else {
        scenes.open(scene, value: nil)
      }
    }
  }

  /// Opens a new window of the first window group (B20.60).
  package func openNewWindow() {
    guard let scene = declared.first(where: { $0.kind == .group }), app.services.habits.hasWindows else { return }
    request { $0.open(scene, value: nil) }
  }

  /// True if the app declares a scene for documents.
  package var hasDocuments: Bool { declared.contains { $0.kind == .document } }

  /// True if the app declares a scene that can create documents, and can open windows for them.
  package var makesDocuments: Bool { declared.contains { $0.kind == .document && $0.makesDocuments } && app.services.habits.hasWindows }

  /// Opens a window with a new document in the first scene that can create one.
  package func openNewDocument() {
    guard let scene = declared.first(where: { $0.kind == .document && $0.makesDocuments }) else { return }
    request { $0.open(scene, value: nil) }
  }

  /// Opens a window with a document created from a value.
  ///
  /// - Parameters:
  ///   - type: The type of the scene's documents.
  ///   - document: The value from which the scene creates the document.
  package func openNewDocument(of type: Any.Type, _ document: AnyHashable) {
    openNewDocument(value: document, "documents of the type \(type)") { $0.valueType == type }
  }

  /// Opens a window with a new document in the first scene that supports a content type.
  package func openNewDocument(contentType: UTType) {
    openNewDocument(value: nil, "files of the type \(contentType.identifier)") { scene in
      scene.fileTypes.contains { contentType.conforms(to: $0) }
    }
  }

  private func openNewDocument(value: AnyHashable?, _ wanted: String, _ fits: (DeclaredScene) -> Bool) {
    guard mayOpen("newDocument") else { return }
    guard let scene = declared.first(where: { $0.kind == .document && $0.makesDocuments && fits($0) }) else {
      return RuntimeIssue.reportOnce(
        .unknownWindow, typeName: "NewDocumentAction",
        "newDocument was called, but the app declares no scene that creates \(wanted). Add a DocumentGroup with newDocument for them.")
    }
    request { $0.open(scene, value: value) }
  }

  /// Opens a file in a window, or brings the window that shows the file to the front. Returns false if no scene supports the type of file.
  @discardableResult
  package func openDocument(at url: URL) -> Bool {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    let scene = declared.first { $0.kind == .document && $0.fileTypes.contains { type.conforms(to: $0) } }
    guard let scene else { return false }
    request { scenes in
      if let known = scenes.windows.first(where: { $0.scene === scene && $0.value?.base as? URL == url }) {
        scenes.bringToFront(known)
      } else {
        scenes.open(scene, value: AnyHashable(url))
      }
    }
    return true
  }

  /// Prompts the user for a file to open at launch. If the user chooses none and no window is open, terminates the app.
  private func chooseFirstDocument() {
    chooseDocument { [weak self] in if let self, windows.isEmpty { host?.endApp() } }
  }

  /// Prompts the user for files and opens them.
  ///
  /// - Parameter none: The function to call if the user chooses no files.
  package func chooseDocument(none: @escaping @MainActor () -> Void = {}) {
    let types = declared.filter { $0.kind == .document }.flatMap(\.fileTypes)
    app.services.chooseFiles(FileRequest(.open(types, several: true))) { [weak self] answer in
      guard case .success(let urls) = answer, !urls.isEmpty else { return none() }
      for url in urls { self?.openDocument(at: url) }
    }
  }

  /// True if the app offers a command that opens the settings.
  package var hasSettings: Bool { declared.contains { $0.kind == .settings && $0.offersCommands } && app.services.habits.hasWindows }

  /// True if the app offers a command that opens a new window.
  package var hasGroup: Bool { declared.contains { $0.kind == .group && $0.offersCommands } && app.services.habits.hasWindows }

  /// Brings a window to the front.
  package func show(_ window: AppWindow) { request { $0.bringToFront(window) } }

  /// Closes a window, unless its document or one of its views prompts the user first.
  package func close(_ window: AppWindow) { request { if window.requestClose() { $0.host?.close(window) } } }

  /// Closes a window without prompting the user.
  package func closeWithoutPrompting(_ window: AppWindow) { request { $0.host?.close(window) } }

  /// Closes all windows and terminates the app, unless one of the windows prompts the user first.
  package func quit() {
    request { scenes in
      guard let asking = scenes.windows.first(where: { !$0.requestClose() }) else { return scenes.host?.endApp() ?? () }
      scenes.bringToFront(asking)
    }
  }

  private func bringToFront(_ window: AppWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    host?.bringToFront(window)
    becameFront(window)
  }

  private func mayOpen(_ action: String) -> Bool {
    if host == nil {
      RuntimeIssue.reportOnce(
        .unknownWindow, typeName: "AppScenes",
        "\(action) was called in a view that does not belong to an app, so there is nothing to open. Show it in a scene of an App.")
      return false
    }
    if !app.services.habits.hasWindows {
      RuntimeIssue.reportOnce(
        .unknownWindow, typeName: "AppScenes",
        "\(action) was called on a phone, which shows one window. Check supportsMultipleWindows in the environment first.")
      return false
    }
    return true
  }

  private func scene(id: String?, type: Any.Type?) -> DeclaredScene? {
    declared.first { scene in
      guard scene.kind == .group || scene.kind == .single, id == nil || scene.identifier == id else { return false }
      guard let type else { return id != nil }
      return scene.valueType == type
    }
  }

  private func reportUnknown(_ action: String, _ identifier: String?, _ type: Any.Type?) {
    let wanted = [identifier.map { "the identifier \"\($0)\"" }, type.map { "values of the type \($0)" }].compactMap(\.self)
    RuntimeIssue.reportOnce(
      .unknownWindow, typeName: "AppScenes",
      "\(action) was called for a scene with \(wanted.joined(separator: " and ")), which the app does not declare. "
        + "Add a Window or WindowGroup with it to the body of the app, or correct the call.")
  }
}

// MARK: - Notifications from hosts

extension AppScenes {
  /// Called when a window receives keyboard focus.
  package func becameFront(_ window: AppWindow) {
    guard order.last !== window, let index = order.firstIndex(where: { $0 === window }) else { return }
    order.append(order.remove(at: index))
    frontChanged()
  }

  /// Called when a window has closed. If it was the last window, or the single window that the app started with, terminates the app
  /// (B20.62).
  package func didClose(_ window: AppWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    windows.removeAll { $0 === window }
    order.removeAll { $0 === window }
    phaseChanged()
    frontChanged()
    onChange()
    if windows.isEmpty || window.scene.kind == .single && window.scene === declared.first { host?.endApp() }
  }

  /// Called when the phase of a window has changed. The phase of the app is the highest phase among its windows (B20.67).
  func phaseChanged() {
    let newPhase = windows.map(\.phase).max() ?? .background
    guard newPhase != phase else { return }
    phase = newPhase
    for delegate in delegates { delegate.phaseDidChange(newPhase) }
    onPhaseChange(newPhase)
    appTree?.updateEnvironment { $0.scenePhase = newPhase }
  }

  /// Updates the commands to reflect the focus of the frontmost window (B20.59).
  private func frontChanged() {
    for window in order { window.setInFront(window === order.last) }
    appTree?.focus.values.follow(front?.tree?.focus.values)
  }

  /// Performs a keyboard shortcut of the main window or, if it has none for the key, of the app's commands. Returns false if neither has
  /// one (B20.51).
  private func performShortcut(_ input: KeyInput, after tree: ViewTree) -> Bool {
    if let other = main?.tree, other !== tree, other.keyboard.performOwnShortcut(input) { return true }
    guard let appTree, appTree !== tree else { return false }
    return appTree.keyboard.performOwnShortcut(input)
  }
}

// MARK: - Storage of windows

extension AppScenes {
  /// Returns the user defaults key for the stored values of a scene's windows.
  private func storageKey(of scene: DeclaredScene) -> String {
    "scene storage of \(scene.identifier ?? String(declared.firstIndex { $0 === scene } ?? 0))"
  }

  /// Saves the window's `SceneStorage` values for the next window of its scene.
  func keepStorage(of window: AppWindow) {
    guard window.scene.settings.keepsStorage, let kept = window.tree?.sceneStore.all, !kept.isEmpty else { return }
    app.services.sceneDefaults.set(kept, forKey: storageKey(of: window.scene))
    AppDefaults.didWrite(app.services.sceneDefaults)
  }

  /// Returns the values saved by the last window of a scene; nil if there are none or another window of the scene is open.
  func keptStorage(for window: AppWindow) -> [String: Any]? {
    guard window.scene.settings.keepsStorage, !windows.contains(where: { $0 !== window && $0.scene === window.scene }) else { return nil }
    return app.services.sceneDefaults.dictionary(forKey: storageKey(of: window.scene))
  }
}

extension AppRuntime {
  /// The app's scenes and windows.
  package var scenes: AppScenes { companions.find(AppScenes(app: self)) }
}
