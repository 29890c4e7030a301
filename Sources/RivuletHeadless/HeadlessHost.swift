import Dispatch
package import Foundation
package import RivuletFoundation
package import RivuletHost
import RivuletRaster

/// A host without a screen. It provides the services, ends turns on the main queue, and collects the reports of views.
///
/// Everything that the tree does takes place in the time scope of the host's clock, so that timers of its views follow that clock.
@MainActor
package final class HeadlessHost: HostServices {
  package let textMeasurer: any TextMeasuring
  package let idiom: Idiom
  package let displayScale: CGFloat
  package let locale: Locale
  package let languages: [String]
  package let issues: IssueSink
  package let userDefaults: UserDefaults
  package let sceneDefaults: UserDefaults
  package let tracer: (any Tracer)?
  package let clock: HeadlessClock
  package let privateClipboard = PrivateClipboard()
  package var clipboard: any Clipboard { privateClipboard }
  package let primarySelection: (any Clipboard)? = PrivateClipboard()

  private let resources: ResourceBundles
  private let strings: StringTables
  private let pictures = ImageLibrary()
  private let symbols = SymbolLibrary()
  private let collection: IssueCollection
  private let timeSource: any TimeSource
  private let startNanoseconds: UInt64
  /// The graph and the turns shared by all windows.
  package private(set) var app: AppRuntime!
  /// The open windows.
  package private(set) var windows: [HeadlessWindow] = []
  private let rootEnvironment: EnvironmentValues
  private var isClosed = false
  /// The number of turns that have ended.
  private(set) var turnCount = 0
  /// The number of consecutive turns that have left work for the next turn.
  private(set) var unfinishedTurns = 0
  /// The number of consecutive turns that may leave work for the next one before the view counts as restless. The turns report this
  /// themselves.
  private static let unfinishedTurnLimit = 100
  /// The URLs that were passed to the system, in order.
  package private(set) var openedURLs: [URL] = []
  /// The announcements to users of a screen reader, in order.
  package private(set) var announcements: [String] = []
  /// The closures that wait for an answer from the file dialog.
  private var fileAnswers: [@MainActor (Result<[URL], any Error>?) -> Void] = []
  /// True if an animation or other timed change waits for the next frame.
  private var wantsFrame = false
  /// The time between frames on a real clock, in seconds.
  private static let frameInterval = 1.0 / 60
  /// True while turns are deferred because a caller will end them.
  var holdsTurns = false

  /// Creates a host without a view.
  package init(configuration: HeadlessConfiguration, environment: (inout EnvironmentValues) -> Void = { _ in }) {
    ScreenlessRunner.preparePictures()
    textMeasurer = configuration.textMeasurer
    tracer = configuration.tracer
    idiom = configuration.idiom
    displayScale = configuration.displayScale
    userDefaults = configuration.userDefaults
    sceneDefaults = configuration.sceneDefaults ?? configuration.userDefaults
    locale = configuration.locale
    clock = configuration.clock
    resources = configuration.resources
    languages = configuration.languages ?? [configuration.locale.identifier]
    strings = StringTables(languages: languages, resources: configuration.resources)
    timeSource = configuration.clock.timeSource
    startNanoseconds = timeSource.uptimeNanoseconds
    let collection = IssueCollection()
    self.collection = collection
    let policy = configuration.issues
    let writes = configuration.writesIssues || policy == .fatal
    let echo = configuration.notes
    issues = IssueSink(
      following: policy,
      { issue in
        collection.add(issue)
        if writes { IssueSink.write(issue) }
      },
      notes: { line in
        collection.note(line)
        echo(line)
      })
    var values = EnvironmentValues()
    values.idiom = configuration.idiom
    values.displayScale = configuration.displayScale
    values.locale = configuration.locale
    values.scenePhase = .active
    values.assets = configuration.assets
    environment(&values)
    rootEnvironment = values
    app = AppRuntime(services: self, stateStore: configuration.stateStore ?? StateStore())
  }

  /// Displays a view in a window. Nothing is evaluated before the first turn.
  package convenience init<Root: View>(
    _ root: Root, configuration: HeadlessConfiguration, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(configuration: configuration, environment: environment)
    windows.append(HeadlessWindow(makeTree(root, size: configuration.size), nil))
  }

  /// Creates views without a window. Nothing is evaluated before the next turn.
  func makeTree<Root: View>(_ root: Root, size: CGSize) -> ViewTree {
    inTimeScope { ViewTree(root, app: app, size: size, environment: rootEnvironment) }
  }

  /// Creates the tree that evaluates an app. The app is in the background while it has no window.
  func makeAppTree<Root: View>(_ root: Root) -> ViewTree {
    var environment = rootEnvironment
    environment.scenePhase = .background
    return inTimeScope { ViewTree(root, app: app, size: .zero, environment: environment) }
  }

  /// Opens a window of an app. Nothing is evaluated before the next turn.
  func open(_ window: AppWindow, size: CGSize) -> HeadlessWindow {
    let shown = HeadlessWindow(inTimeScope { window.makeTree(in: app, size: size, environment: rootEnvironment) }, window)
    windows.append(shown)
    return shown
  }

  /// The views of the first window.
  package var tree: ViewTree { windows[0].tree }
  package var frameDamage: FrameDamage { windows[0].frameDamage }
  package var onFrame: (CommittedFrame) -> Void {
    get { windows[0].onFrame }
    set { windows[0].onFrame = newValue }
  }

  /// The issues that the tree has reported so far.
  package var runtimeIssues: [RuntimeIssue] { collection.all }

  /// The lines that the app's author has requested, such as those of `_printChanges`.
  package var notes: [String] { collection.notes }

  /// Runs a closure of the tree, such as an event, in the time scope of the host's clock. Issues that it reports belong to the tree.
  package func inTimeScope<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CombineTime.withSource(timeSource) { try issues.whileCurrent(body) }
  }

  /// Ends the current turn if there are changes, and returns true if there were. Does nothing while turns are deferred.
  @discardableResult
  package func runTurn() -> Bool {
    if holdsTurns || isClosed || isRestless || app.isQuiet { return false }
    turnCount += 1
    inTimeScope { app.runTurn() }
    for window in windows { window.onTurnEnd() }
    let isFinished = app.isQuiet
    if Self.checksInvariants, isFinished, isChecked(turnCount) { checkInvariants() }
    unfinishedTurns = isFinished ? 0 : unfinishedTurns + 1
    return true
  }

  /// Returns true for the turns after which invariants are checked: all of the first turns, and fewer of the later turns and of turns with
  /// large trees, so that the checks take a small fraction of a test's time.
  private func isChecked(_ turn: Int) -> Bool {
    turn <= 4 || turn.isMultiple(of: windows.contains { $0.tree.graphNodeCount > 1_000 } ? 64 : 8)
  }

  /// True if the invariants of each tree are checked after turns, for tests of the library.
  private static let checksInvariants = ProcessInfo.processInfo.environment["RIVULET_CHECK_INVARIANTS"] == "1"

  private func checkInvariants() {
    for window in windows {
      let violations = window.tree.checkInvariants()
      if !violations.isEmpty { fatalError("After turn \(turnCount) of a window: \(violations.joined(separator: " "))") }
    }
  }

  /// True if the view never comes to rest by itself. No further turns end until `resume`.
  var isRestless: Bool { unfinishedTurns >= Self.unfinishedTurnLimit }

  /// Allows a restless view to continue.
  func resume() { unfinishedTurns = 0 }
}

extension HeadlessHost {
  /// Closes all windows. Their scenes move to the background, then disappear actions run and tasks are cancelled, and nothing more is
  /// displayed. A second call does nothing.
  package func close() {
    guard !isClosed else { return }
    for window in windows { toBackground(window) }
    runTurn()
    isClosed = true
    inTimeScope { for window in windows { window.tree.close() } }
  }

  /// Closes one of several windows in the same way.
  func close(_ window: HeadlessWindow) {
    toBackground(window)
    runTurn()
    windows.removeAll { $0 === window }
    inTimeScope { window.tree.close() }
  }

  private func toBackground(_ window: HeadlessWindow) {
    if let known = window.appWindow { known.setPhase(.background) } else { window.tree.updateEnvironment { $0.scenePhase = .background } }
  }

  /// Displays a frame at the current time of the clock.
  package func runFrame() {
    if wantsFrame, !isClosed {
      wantsFrame = false
      inTimeScope { app.advanceFrame() }
    }
    runTurn()
  }
}

// MARK: - HostServices

extension HeadlessHost {
  package var now: Double { Double(timeSource.uptimeNanoseconds - startNanoseconds) / 1e9 }

  package func image(named name: String, bundle: Bundle?) -> AppImage? {
    resources.first(for: bundle) { path in
      pictures.find(name, bundlePath: path).map { AppImage(size: $0.size, bundlePath: path, problem: $0.problem) }
    }
  }

  package func picture(inFile path: String) -> AppImage {
    let found = pictures.find(file: path)
    return AppImage(size: found.size, problem: found.problem)
  }

  package func fetchFile(at url: URL) async throws -> FetchedFile { try await AddressReader.read(url) }

  package func png(of list: DisplayList, size: CGSize, background: PaintColor) -> Data? {
    Rasterizer.png(of: list, size: size, background: background, measuredBy: textMeasurer)
  }

  package func pixels(of list: DisplayList, over ground: PictureBytes) -> PictureBytes? {
    Rasterizer.pixels(of: list, over: ground, measuredBy: textMeasurer)
  }

  package func pdf(of pages: [PDFPage]) -> Data? { Rasterizer.pdf(of: pages, measuredBy: textMeasurer) }

  package func hasSymbol(named name: String) -> Bool {
    symbols.hasSymbol(named: name)
  }

  package func localizedString(forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?]) -> String? {
    strings.text(forKey: key, table: table, bundle: bundle, numbers: numbers)
  }

  package func openURL(_ url: URL, completion: @escaping (Bool) -> Void) {
    openedURLs.append(url)
    completion(true)
  }

  package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    fileAnswers.append(completion)
  }

  /// True while a file dialog is open. Windows receive no input in the meantime (B19.47).
  package var showsFileDialog: Bool { !fileAnswers.isEmpty }

  /// Answers the file dialog that was presented first. Nil cancels it. Returns false if there is none.
  package func answerFileDialog(_ answer: Result<[URL], any Error>?) -> Bool {
    guard !fileAnswers.isEmpty else { return false }
    fileAnswers.removeFirst()(answer)
    return true
  }

  package func requestFrame() {
    wantsFrame = true
    guard case .real = clock else { return }
    // Without a screen and without a test clock, frames arrive at the rate of a screen.
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.frameInterval) { [weak self] in
      MainActor.assumeIsolated { self?.runFrame() }
    }
  }

  nonisolated package func requestTurn() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { _ = self?.runTurn() }
    }
  }

  package func commitFrame(_ frame: CommittedFrame, of window: ObjectIdentifier) {
    windows.first { $0.tree === tree }?.show(frame, scale: displayScale)
  }
}

extension HeadlessHost {
  package func announce(_ text: String) { announcements.append(text) }
}
