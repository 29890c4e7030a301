#if GTK
import Dispatch
package import Foundation
package import RivuletHost
package import RivuletFoundation
import RivuletRaster

/// A host that presents an app in desktop windows.
///
/// The host provides services to the app, ends a turn after each event and on request, and opens and closes the app's windows.
@MainActor
package final class GTKHost: HostServices {
  package let textMeasurer: any TextMeasuring
  package let idiom: Idiom
  package let locale: Locale
  package var languages: [String] { session.languages }
  package let issues: IssueSink
  package let userDefaults = UserDefaults.standard
  package let clipboard: any Clipboard = DesktopClipboard()
  package let primarySelection: (any Clipboard)? = DesktopClipboard(isPrimary: true)
  package let tracer: (any Tracer)?

  private let session: SessionLocale
  private let resources = ResourceBundles.ofProcess
  private let strings: StringTables
  private let pictures = ImageLibrary()
  private let symbols = SymbolLibrary()
  let rasterizer: Rasterizer
  /// The policy for differences between windows and their reference images.
  let checkPolicy: IssuePolicy
  let appearance: DesktopAppearance
  private let keeper: DefaultsWriter
  /// The accessibility bus, or nil before the first window appears or if the user does not want this process on the bus.
  private(set) var accessibility: AccessibilityBus?

  /// The channel to the process that replaces this one in a live preview, or nil in an ordinary run.
  let live: LiveProcess?
  package private(set) var app: AppRuntime!
  /// The view tree that evaluates the app's body.
  private var appTree: ViewTree!
  /// The open windows, in the order they were opened.
  private(set) var windows: [GTKWindow] = []
  /// True while a requested frame has not started.
  private var wantsFrame = false
  private var hasEnded = false
  /// The app's inspector session, or nil until the inspector is requested.
  private var inspector: InspectorSession?

  /// A Boolean value that indicates whether a keyboard shortcut may open the inspector. True in debug builds and if the user requested it.
  private var allowsInspector = false

  /// Called once the app has ended.
  package var onEnd: () -> Void = {}

  /// Creates the host. GTK must already be connected to a display.
  ///
  /// - Parameter root: The view that evaluates the app.
  package init<Root: View>(_ root: Root, options: LaunchOptions) {
    PictureCodecs.install(RasterCodec())
    tracer = options.makeTracer()
    checkPolicy = options.check
    tracer?.begin("fonts", of: nil)
    let session = options.session
    rasterizer = Rasterizer(
      language: session.languages.first ?? session.locale.identifier(.bcp47),
      fontFolders: Rasterizer.personalFontFolders + resources.fontFolders)
    tracer?.end()
    textMeasurer = rasterizer.textMeasurer
    // Previews run on a phone screen by default.
    idiom = options.idiom(otherwise: options.showsPreviews ? .phone : .desktop)
    self.session = session
    locale = session.locale
    issues = IssueSink(following: options.issues)
    rasterizer.onImageProblem = { [issues] in issues.reportOnce(.image($0)) }
    keeper = DefaultsWriter(issues: issues)
    keeper.start()
    strings = StringTables(languages: session.languages, resources: resources)
    appearance = DesktopAppearance(wish: options.colorScheme)
    live = options.live.map { LiveProcess($0) }
    app = AppRuntime(services: self, stateStore: live?.stateStore ?? StateStore())
    var appEnvironment = environment(scale: 1)
    appEnvironment.scenePhase = .background
    appTree = ViewTree(root, app: app, size: .zero, environment: appEnvironment)
    app.scenes.begin(with: appTree, host: self, name: AppName.name(of: app.scenes))
    inspector = InspectorSession.start(app, name: app.scenes.name, options.inspect)
    allowsInspector = options.inspect != nil || LaunchOptions.isDebugBuild
    appearance.onChange = { [unowned self] in updateAppearance() }
  }

  /// Returns the environment for windows at the given scale.
  func environment(scale: CGFloat) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.idiom = idiom
    values.displayScale = scale
    session.apply(to: &values)
    values.timeZone = .current
    values.colorScheme = appearance.colorScheme
    values._accessibilityReduceMotion = appearance.reducesMotion
    values.scenePhase = .inactive
    return values
  }

  /// Evaluates the app and opens its first windows.
  package func start() {
    runTurn()
    app.scenes.openInitialWindows()
    if let live {
      handle { live.finish(windows.map(\.tree)) }
      live.onSave = { [unowned self] in
        saveSettings()
        return windows.map(\.tree)
      }
    }
    let addresses = LaunchOptions.addresses(in: CommandLine.arguments)
    if !addresses.isEmpty, let first = windows.first { handle { for address in addresses { first.tree.open(address) } } }
  }

  /// Opens the inspector window for Control-Shift-I. Returns false for any other key and for apps that may not be inspected.
  func openInspector(for input: KeyInput) -> Bool {
    guard allowsInspector, input.isInspectorKey else { return false }
    inspector = inspector ?? InspectorSession.start(app, name: app.scenes.name, .socket(nil))
    inspector?.openWindow()
    return true
  }

  /// Ends the current turn if the app has pending changes.
  package func runTurn() {
    guard !hasEnded else { return }
    // An event or a frame may have changed the drawing without requiring a turn.
    defer { for window in windows { window.expectFrame() } }
    guard !app.isQuiet else { return }
    app.runTurn()
    for window in windows { window.turnEnded() }
    accessibility?.update()
  }

  /// Handles a window-system event in a turn of its own.
  func handle<Result>(_ event: () -> Result) -> Result {
    runTurn()
    defer { runTurn() }
    return event()
  }

  private func updateAppearance() {
    let (scheme, reducesMotion) = (appearance.colorScheme, appearance.reducesMotion)
    handle {
      for tree in [appTree] + windows.map(\.tree) {
        tree?.updateEnvironment { ($0.colorScheme, $0._accessibilityReduceMotion) = (scheme, reducesMotion) }
      }
    }
    for window in windows { window.appearanceChanged() }
  }
}

// MARK: - Assistive technology

extension GTKHost {
  /// Announces text through the front window, where screen readers expect it.
  package func announce(_ text: String) {
    (windows.first { $0.appWindow === app.scenes.front } ?? windows.first)?.announce(text)
  }

  /// Exposes a window's elements to assistive technology. Returns nil if the user does not want them on the bus. Call this method only
  /// after the window is shown.
  func makeAccessible(_ window: GTKWindow) -> AccessibleTree? {
    guard let bus = accessibility ?? makeBus() else { return nil }
    let tree = bus.objects.add(window.tree, in: window)
    bus.send(bus.objects.addedSignals(tree))
    bus.update()
    return tree
  }

  private func makeBus() -> AccessibilityBus? {
    guard ToolkitAccessibility.isWanted else { return nil }
    let bus = AccessibilityBus(AccessibleApplication(name: app.scenes.name, locale: locale.identifier))
    accessibility = bus
    bus.start()
    return bus
  }

  /// Removes a closing window's elements from the accessibility bus.
  func removeAccessible(_ tree: AccessibleTree) {
    guard let bus = accessibility else { return }
    let signals = bus.objects.remove(tree)
    bus.send(signals)
  }
}

// MARK: - WindowHost

extension GTKHost: WindowHost {
  package func open(_ window: AppWindow) {
    let made = GTKWindow(window, in: self)
    windows.append(made)
    made.present()
  }

  package func bringToFront(_ window: AppWindow) { windows.first { $0.appWindow === window }?.bringToFront() }

  package func close(_ window: AppWindow) {
    guard let index = windows.firstIndex(where: { $0.appWindow === window }) else { return }
    let closed = windows.remove(at: index)
    closed.close()
    // GTK may still be emitting signals from within the window.
    DispatchQueue.main.async { withExtendedLifetime(closed) {} }
    keeper.flush()
    app.scenes.didClose(window)
  }

  /// Saves the settings that views have written, without waiting.
  func saveSettings() { keeper.flush() }

  /// Closes all windows and ends the app. The scenes move to the background before their views disappear.
  package func endApp() {
    guard !hasEnded else { return }
    app.scenes.willTerminate()
    let closed = windows
    windows = []
    for window in closed { window.close() }
    DispatchQueue.main.async { withExtendedLifetime(closed) {} }
    hasEnded = true
    accessibility?.stop()
    accessibility = nil
    inspector?.close()
    inspector = nil
    appTree.close()
    keeper.flush()
    onEnd()
  }
}

// MARK: - HostServices

extension GTKHost {
  package var now: Double { windows.first?.now ?? ProcessInfo.processInfo.systemUptime }

  /// The scale factor of the first window.
  package var displayScale: CGFloat { windows.first?.displayScale ?? 1 }

  package var caretBlinkInterval: Double? { appearance.caretBlinkInterval }

  package func image(named name: String, bundle: Bundle?) -> AppImage? {
    resources.first(for: bundle) { path in
      pictures.find(name, bundlePath: path).map { AppImage(size: $0.size, bundlePath: path, problem: $0.problem) }
    }
  }

  /// Returns the icon for the app's windows: an image resource, an image in an asset catalog, or the default icon.
  func makeIcon(painter: any PicturePainter) -> WindowIcon {
    if let picture = image(named: WindowIcon.resourceName, bundle: nil) { return WindowIcon(picture: picture, painter: painter) }
    guard let path = AssetCatalogs.ofProcess.icon(named: WindowIcon.resourceName) else {
      return WindowIcon(picture: nil, painter: painter)
    }
    return WindowIcon(file: path, size: pictures.find(file: path).size, painter: painter)
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
    completion(DesktopLauncher.open(url))
  }

  package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    FileDialog.show(request, above: windows.first { $0.appWindow === app.scenes.front }?.frame.window, by: self) { [weak self] answer in
      guard let self else { return }
      handle { completion(answer) }
    }
  }

  package func requestFrame() {
    // Windows that are out of sight receive no frames. Whichever window's frame starts first advances all windows.
    wantsFrame = true
    for window in windows {
      window.onNextFrame { [weak self] in
        guard let self, wantsFrame, !hasEnded else { return }
        wantsFrame = false
        app.advanceFrame()
        runTurn()
      }
    }
  }

  nonisolated package func requestTurn() {
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.runTurn() } }
  }

  package func commitFrame(_ frame: CommittedFrame, of window: ObjectIdentifier) {
    windows.first { $0.tree.map { ObjectIdentifier($0) } == window }?.commitFrame()
  }
}
#endif
