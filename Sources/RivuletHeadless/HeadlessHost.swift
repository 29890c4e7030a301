import Dispatch
package import Foundation
package import RivuletFoundation
package import RivuletHost
import RivuletRaster

/// A host without a screen that provides services to the app, ends turns on the main queue, and collects the issues that views report.
///
/// The tree runs entirely in the time scope of the host's clock, so the timers of its views follow that clock.
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
  /// The runtime, with the graph and turns shared by all windows.
  package private(set) var app: AppRuntime!
  /// The open windows.
  package private(set) var windows: [HeadlessWindow] = []
  private let rootEnvironment: EnvironmentValues
  private var isClosed = false
  /// The number of turns that have ended.
  private(set) var turnCount = 0
  /// The number of consecutive turns that have left work for the next turn.
  private(set) var unfinishedTurns = 0
  /// The number of consecutive turns that may leave work for the next before the view counts as restless. The turns report the problem
  /// themselves.
  private static let unfinishedTurnLimit = 100
  /// The URLs passed to the system, in order.
  package private(set) var openedURLs: [URL] = []
  /// The announcements made to users of a screen reader, in order.
  package private(set) var announcements: [String] = []
  /// The completion closures of the open file dialogs, in order of presentation.
  private var fileAnswers: [@MainActor (Result<[URL], any Error>?) -> Void] = []
  /// True if an animation or another timed change requires a frame.
  private var wantsFrame = false
  /// The time between frames on a real clock, in seconds.
  private static let frameInterval = 1.0 / 60
  /// True while turns are deferred because a caller will end them.
  var defersTurns = false

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

  /// Creates a host that shows a view in a window. Nothing is evaluated before the first turn.
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

  /// Creates the tree that evaluates an app, which starts in the background because it has no window.
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

  /// The runtime issues reported so far.
  package var runtimeIssues: [RuntimeIssue] { collection.all }

  /// The notes recorded at the request of the app's code, such as those from `_printChanges`.
  package var notes: [String] { collection.notes }

  /// Runs a closure, such as an event, in the time scope of the host's clock, and attributes the issues it reports to this host.
  package func inTimeScope<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CombineTime.withSource(timeSource) { try issues.whileCurrent(body) }
  }

  /// Ends the current turn and returns true if there are changes. Does nothing while turns are deferred.
  @discardableResult
  package func runTurn() -> Bool {
    if defersTurns || isClosed || failsToSettle || app.isQuiet { return false }
    turnCount += 1
    inTimeScope { app.runTurn() }
    for window in windows { window.onTurnEnd() }
    let isFinished = app.isQuiet
    if Self.checksInvariants, isFinished, isChecked(turnCount) { checkInvariants() }
    unfinishedTurns = isFinished ? 0 : unfinishedTurns + 1
    return true
  }

  /// Returns true for turns after which to check invariants. The first turns are all checked, and later turns less often, particularly
  /// with large trees, so that checking takes only a small fraction of a test's time.
  private func isChecked(_ turn: Int) -> Bool {
    turn <= 4 || turn.isMultiple(of: windows.contains { $0.tree.graphNodeCount > 1_000 } ? 64 : 8)
  }

  /// A Boolean value that indicates whether each tree's invariants are checked after turns, for tests of the library.
  private static let checksInvariants = ProcessInfo.processInfo.environment["RIVULET_CHECK_INVARIANTS"] == "1"

  private func checkInvariants() {
    for window in windows {
      let violations = window.tree.checkInvariants()
      if !violations.isEmpty { fatalError("After turn \(turnCount) of a window: \(violations.joined(separator: " "))") }
    }
  }

  /// True if the view doesn't settle. No more turns end until `resume()` is called.
  var failsToSettle: Bool { unfinishedTurns >= Self.unfinishedTurnLimit }

  /// Allows a restless view to continue.
  func resume() { unfinishedTurns = 0 }
}

extension HeadlessHost {
  /// Closes all windows. Their scenes move to the background, disappear actions run, tasks are cancelled, and nothing more is displayed.
  /// Further calls have no effect.
  package func close() {
    guard !isClosed else { return }
    for window in windows { toBackground(window) }
    runTurn()
    isClosed = true
    inTimeScope { for window in windows { window.tree.close() } }
  }

  /// Closes a single window in the same way.
  func close(_ window: HeadlessWindow) {
    toBackground(window)
    runTurn()
    windows.removeAll { $0 === window }
    inTimeScope { window.tree.close() }
  }

  private func toBackground(_ window: HeadlessWindow) {
    if let known = window.appWindow { known.setPhase(.background) } else { window.tree.updateEnvironment { $0.scenePhase = .background } }
  }

  /// Runs a frame at the clock's current time.
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

  /// True while a file dialog is open, during which windows receive no input (B19.47).
  package var showsFileDialog: Bool { !fileAnswers.isEmpty }

  /// Answers the earliest pending file dialog. An answer of nil cancels the dialog. Returns false if no dialog is open.
  package func answerFileDialog(_ answer: Result<[URL], any Error>?) -> Bool {
    guard !fileAnswers.isEmpty else { return false }
    fileAnswers.removeFirst()(answer)
    return true
  }

  package func requestFrame() {
    wantsFrame = true
    guard case .real = clock else { return }
    // With a real clock, simulate the frame rate of a screen.
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
