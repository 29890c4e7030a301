import Dispatch
package import Foundation
package import RivuletFoundation
package import RivuletHost
import RivuletRaster

/// Runs views without a screen: it supplies the services, ends turns on the main queue and keeps what the views report.
///
/// Everything that the tree does, it does in the time scope of the host's clock, so that timers of its views follow that clock.
@MainActor
package final class HeadlessHost: HostServices {
  package let textMeasurer: any TextMeasuring
  package let idiom: Idiom
  package let displayScale: CGFloat
  package let locale: Locale
  package let issues: IssueSink
  package let userDefaults: UserDefaults
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
  /// The graph and the turn that all windows have in common.
  @exclusivity(unchecked) package private(set) var app: AppRuntime!
  /// The open windows.
  @exclusivity(unchecked) package private(set) var windows: [HeadlessWindow] = []
  private let rootEnvironment: EnvironmentValues
  private var isClosed = false
  /// How many turns have ended.
  private(set) var turnCount = 0
  /// How many of the last turns each left work for the next.
  private(set) var unfinishedTurns = 0
  /// How many turns in a row may leave work for the next before the view counts as restless. The turns report it themselves.
  private static let unfinishedTurnLimit = 100
  /// The addresses that were left to the system to open, in order.
  package private(set) var openedURLs: [URL] = []
  /// What was said to people who use a screen reader, in order.
  package private(set) var announcements: [String] = []
  /// What waits for an answer of the dialog for files.
  private var fileAnswers: [@MainActor (Result<[URL], any Error>?) -> Void] = []
  /// Whether something goes on with time, and waits for the next frame.
  private var wantsFrame = false
  /// Seconds between frames on a real clock.
  private static let frameInterval = 1.0 / 60
  /// Whether turns wait for the one who will end them.
  var holdsTurns = false

  /// Supplies services; there is nothing to show yet.
  package init(configuration: HeadlessConfiguration, environment: (inout EnvironmentValues) -> Void = { _ in }) {
    ScreenlessRunner.preparePictures()
    textMeasurer = configuration.textMeasurer
    tracer = configuration.tracer
    idiom = configuration.idiom
    displayScale = configuration.displayScale
    userDefaults = configuration.userDefaults
    locale = configuration.locale
    clock = configuration.clock
    resources = configuration.resources
    strings = StringTables(languages: configuration.languages ?? [configuration.locale.identifier], resources: configuration.resources)
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
    app = AppRuntime(services: self)
  }

  /// Shows a view in a window; nothing is evaluated before the first turn.
  package convenience init<Root: View>(
    _ root: Root, configuration: HeadlessConfiguration, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(configuration: configuration, environment: environment)
    windows.append(HeadlessWindow(makeTree(root, size: configuration.size), nil))
  }

  /// Builds views that are in no window yet; nothing is evaluated before the next turn.
  func makeTree<Root: View>(_ root: Root, size: CGSize) -> ViewTree {
    inTimeScope { ViewTree(root, app: app, size: size, environment: rootEnvironment) }
  }

  /// Builds what evaluates an app, which is in the background as long as it has no window.
  func makeAppTree<Root: View>(_ root: Root) -> ViewTree {
    var environment = rootEnvironment
    environment.scenePhase = .background
    return inTimeScope { ViewTree(root, app: app, size: .zero, environment: environment) }
  }

  /// Opens a window of an app; nothing is evaluated before the next turn.
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

  /// What the tree has reported so far.
  package var runtimeIssues: [RuntimeIssue] { collection.all }

  /// The lines that the app's author has asked for, such as those of `_printChanges`.
  package var notes: [String] { collection.notes }

  /// Runs a closure that belongs to the tree, such as an event: in the time scope of the host's clock, and what it reports is the tree's.
  package func inTimeScope<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CombineTime.withSource(timeSource) { try issues.whileCurrent(body) }
  }

  /// Ends the current turn if something waits; tells whether that was so. Does nothing while turns are held back.
  @discardableResult
  package func runTurn() -> Bool {
    if holdsTurns || isClosed || isRestless || app.isQuiet { return false }
    turnCount += 1
    inTimeScope { app.runTurn() }
    unfinishedTurns = app.isQuiet ? 0 : unfinishedTurns + 1
    return true
  }

  /// Whether the view never comes to rest by itself: no more turns end until `resume`.
  var isRestless: Bool { unfinishedTurns >= Self.unfinishedTurnLimit }

  /// Lets a restless view go on.
  func resume() { unfinishedTurns = 0 }
}

extension HeadlessHost {
  /// Closes all windows: their scenes go to the background, then disappear actions run and tasks are cancelled, and nothing is shown any more. A
  /// second call does nothing.
  package func close() {
    guard !isClosed else { return }
    for window in windows { toBackground(window) }
    runTurn()
    isClosed = true
    inTimeScope { for window in windows { window.tree.close() } }
  }

  /// Closes one of several windows like that.
  func close(_ window: HeadlessWindow) {
    toBackground(window)
    runTurn()
    windows.removeAll { $0 === window }
    inTimeScope { window.tree.close() }
  }

  private func toBackground(_ window: HeadlessWindow) {
    if let known = window.appWindow { known.setPhase(.background) } else { window.tree.updateEnvironment { $0.scenePhase = .background } }
  }

  /// Shows a frame at the present time of the clock.
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

  package func hasSymbol(named name: String) -> Bool {
    symbols.hasSymbol(named: name)
  }

  package func localizedString(forKey key: String, table: String?, bundle: Bundle?) -> String? {
    strings.text(forKey: key, table: table, bundle: bundle)
  }

  package func openURL(_ url: URL, completion: @escaping (Bool) -> Void) {
    openedURLs.append(url)
    completion(true)
  }

  package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    fileAnswers.append(completion)
  }

  /// Whether a dialog for files is open: windows take no input meanwhile (B19.47).
  package var showsFileDialog: Bool { !fileAnswers.isEmpty }

  /// Answers the dialog for files that was shown first; nil cancels it. False if there is none.
  package func answerFileDialog(_ answer: Result<[URL], any Error>?) -> Bool {
    guard !fileAnswers.isEmpty else { return false }
    fileAnswers.removeFirst()(answer)
    return true
  }

  package func requestFrame() {
    wantsFrame = true
    guard case .real = clock else { return }
    // Without a screen or a clock of a test, frames come as a screen would ask for them.
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.frameInterval) { [weak self] in
      MainActor.assumeIsolated { self?.runFrame() }
    }
  }

  nonisolated package func requestTurn() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { _ = self?.runTurn() }
    }
  }

  package func commitFrame(_ frame: CommittedFrame, of tree: ViewTree) {
    windows.first { $0.tree === tree }?.show(frame, scale: displayScale)
  }
}

extension HeadlessHost {
  package func announce(_ text: String) { announcements.append(text) }
}
