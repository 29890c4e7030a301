#if GTK
import Dispatch
package import Foundation
package import RivuletHost
import RivuletRaster

/// Shows an app in a window of the desktop.
///
/// It supplies the services, ends a turn after each event and whenever one is asked for, and paints in the window's frame clock what the turns
/// since the last frame have damaged.
@MainActor
package final class GTKHost: HostServices {
  package let textMeasurer: any TextMeasuring
  package let idiom: Idiom
  package let locale: Locale
  package let issues: IssueSink
  package let userDefaults = UserDefaults.standard
  package let clipboard: any Clipboard = DesktopClipboard()
  package let primarySelection: (any Clipboard)? = DesktopClipboard(isPrimary: true)
  package let tracer: (any Tracer)?
  package private(set) var displayScale: CGFloat = 1

  private let session: SessionLocale
  private let resources = ResourceBundles.ofProcess
  private let strings: StringTables
  private let pictures = ImageLibrary()
  private let symbols = SymbolLibrary()

  package private(set) var tree: ViewTree!
  /// What the window shows, in tiles.
  package let board: TileBoard
  private let appWindow: AppWindow
  private let appearance: DesktopAppearance
  private var canvas: CanvasWidget!
  private var frame: WindowFrame!
  private var pointer: PointerInput?
  private var pinch: PinchInput?
  private var drops: DropInput?
  private var keyboard: KeyboardInput?
  private var inputMethod: InputMethod?
  private var accessibility: AccessibilityBus?
  private var sizing = WindowSizing(idiom: .phone, settings: WindowSettings(), least: .zero, ideal: .zero, most: .zero)
  private let keeper = DefaultsKeeper()
  private var isClosed = false
  /// What there was to do to show the last frame.
  private var frameDamage = FrameDamage()

  /// Called once the window has been closed.
  package var onClose: () -> Void = {}

  /// Builds the tree and a window that is not shown yet; GTK must have found a display.
  ///
  /// - Parameters:
  ///   - window: What the root says about its window, once a turn has run.
  package init<Root: View>(_ root: Root, window appWindow: AppWindow, options: LaunchOptions) {
    tracer = options.makeTracer()
    tracer?.begin("fonts", of: nil)
    let session = options.session
    let rasterizer = Rasterizer(
      language: session.languages.first ?? session.locale.identifier(.bcp47),
      fontFolders: Rasterizer.personalFontFolders + resources.fontFolders)
    tracer?.end()
    textMeasurer = rasterizer.textMeasurer
    // Previews have the screen of a phone.
    idiom = options.idiom(otherwise: options.showsPreviews ? .phone : .desktop)
    self.session = session
    locale = session.locale
    issues = IssueSink(following: options.issues)
    rasterizer.onImageProblem = { [issues] in issues.reportOnce(.image($0)) }
    keeper.start()
    strings = StringTables(languages: session.languages, resources: resources)
    appearance = DesktopAppearance(wish: options.colorScheme)
    board = TileBoard(
      rasterizer: rasterizer, background: WindowBackground.color(idiom: idiom, colorScheme: appearance.colorScheme))
    self.appWindow = appWindow
    canvas = CanvasWidget(owner: self)
    displayScale = canvas.scale
    frame = WindowFrame(around: canvas.widget)
    tree = ViewTree(root, services: self, size: WindowSizing.phone, environment: environment)
    tree.drawing.keepsLayers = true
    connect()
  }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.idiom = idiom
    values.displayScale = displayScale
    session.apply(to: &values)
    values.timeZone = .current
    values.colorScheme = appearance.colorScheme
    values._accessibilityReduceMotion = appearance.reducesMotion
    values.scenePhase = .inactive
    return values
  }

  /// Shows the window in the size that the scene wants, or else the idiom.
  package func present() {
    runTurn()
    updateSizing()
    updateTitle()
    appWindow.onTitleChange = { [unowned self] in updateTitle() }
    appWindow.onSettingsChange = { [unowned self] in
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.updateSizing() } }
    }
    tree.setSize(sizing.initial)
    runTurn()
    ToolkitAccessibility.restoreVariable()
    frame.present(icon: WindowIcon(picture: image(named: WindowIcon.resourceName, bundle: nil), rasterizer: board.rasterizer))
    updatePhase()
    let addresses = LaunchOptions.addresses(in: CommandLine.arguments)
    if !addresses.isEmpty { handle { for address in addresses { tree.open(address) } } }
    guard ToolkitAccessibility.isWanted else { return }
    accessibility = AccessibilityBus(AccessibleTree(tree, in: self))
    accessibility?.start()
  }

  /// Ends the current turn if something waits.
  package func runTurn() {
    guard !isClosed, !tree.isQuiet else { return }
    tree.runTurn()
    inputMethod?.update()
    accessibility?.update()
  }

  /// Lets an event of the window system reach the tree, as a turn of its own.
  func handle<Result>(_ event: () -> Result) -> Result {
    runTurn()
    defer { runTurn() }
    return event()
  }
}

// MARK: - HostServices

extension GTKHost {
  package var now: Double { canvas.now }

  package var caretBlinkInterval: Double? { appearance.caretBlinkInterval }

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
    completion(DesktopLauncher.open(url))
  }

  package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    FileDialog.show(request, above: frame.window) { [weak self] answer in
      guard let self else { return }
      handle { completion(answer) }
    }
  }

  package func requestFrame() {
    canvas.onNextFrame { [weak self] in
      guard let self, !isClosed else { return }
      tree.advanceFrame()
      runTurn()
    }
  }

  nonisolated package func requestTurn() {
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.runTurn() } }
  }

  package func commitFrame(_ frame: CommittedFrame) {
    tree.drawing.drainFrame(scale: displayScale, window: withBar(tree.size), into: &frameDamage)
    board.follow(frameDamage)
    canvas.queueDraw()
  }
}

// MARK: - The canvas

extension GTKHost: CanvasOwner {
  var sizeLimits: (minimum: CGSize, natural: CGSize) { (withBar(sizing.minimum), withBar(sizing.initial)) }

  /// The size of a window with a content of so much.
  private func withBar(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.height + tree.chrome.height) }

  func canvasDidResize(to size: CGSize) {
    board.resize(to: size, scale: displayScale)
    tree.setSize(CGSize(width: size.width, height: max(size.height - tree.chrome.height, 0)))
    runTurn()
  }

  /// The bar of the window has come: the content lies below it.
  private func barDidChange() {
    tree.drawing.setOffset(CGPoint(x: 0, y: tree.chrome.height), of: tree.drawing.root)
    if let size = canvas.size {
      canvasDidResize(to: size)
    } else {
      runTurn()
    }
    canvas.queueResize()
    canvas.queueDraw()
  }

  /// A point of the window in the coordinates of the content, which lies below the bar.
  private func content(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: point.y - tree.chrome.height) }

  private func content(_ contact: Contact) -> Contact {
    var contact = contact
    contact.point = content(contact.point)
    return contact
  }

  func appendContent(to snapshot: OpaquePointer) {
    tracer?.begin("painting", of: nil)
    board.repaint(tree.drawing)
    board.append(to: snapshot)
    tracer?.end()
    tracer?.frameIsShown()
  }
}

// MARK: - Assistive technology

extension GTKHost: AccessibleWindow {
  package var accessibleTitle: String { appWindow.attributes?.title ?? ProcessInfo.processInfo.processName }
  package var isActiveWindow: Bool { frame.isActive }
  package var contentOrigin: CGPoint { frame.origin(of: canvas.widget) }
  package func settle() { runTurn() }
  package func perform(_ change: () -> Bool) -> Bool { handle(change) }
}

// MARK: - What changes around the tree

extension GTKHost {
  private func connect() {
    pointer = PointerInput(on: canvas.widget) { [unowned self] event in
      handle { tree.pointer.dispatch(content(event)) }
    } wheel: { [unowned self] wheel in
      var wheel = wheel
      wheel.point = content(wheel.point)
      return handle { tree.pointer.dispatch(wheel) }
    } paste: { [unowned self] point in
      handle { tree.pointer.pasteSelection(at: content(point)) }
    } secondary: { [unowned self] point in
      handle { _ = tree.pointer.pressSecondary(at: content(point)) }
    } back: { [unowned self] in
      handle { _ = tree.chrome.goBack() }
    } hover: { [unowned self] point in
      let point = point.map(content)
      // Without a view that follows the pointer, a move of it needs no turn.
      if tree.followsHover { handle { tree.hover.move(to: point) } } else { tree.hover.move(to: point) }
    }
    pointer?.onLeave = { [unowned self] device in
      if let providers = handle({ tree.drags.handOver() }) { DragOutput.begin(providers, from: canvas.widget, device: device) }
    }
    pinch = PinchInput(on: canvas.widget) { [unowned self] contact in
      handle { tree.pointer.dispatch(content(contact)) }
    }
    drops = DropInput(on: canvas.widget, tree.drags) { [unowned self] event in
      handle(event)
    } place: { [unowned self] in
      content($0)
    }
    tree.chrome.onHeightChange = { [unowned self] in barDidChange() }
    tree.hover.onShapeChange = { [unowned self] shape in pointer?.show(shape) }
    let keyboard = KeyboardInput(on: canvas.widget) { [unowned self] input in
      handle { tree.keyboard.dispatch(input) }
    } close: { [unowned self] in
      close()
    }
    self.keyboard = keyboard
    inputMethod = InputMethod(on: canvas.widget, keys: keyboard.keys, keyboard: tree.keyboard) { [unowned self] change in handle(change) }
    inputMethod?.barHeight = { [unowned self] in tree.chrome.height }
    canvas.onScaleChange { [unowned self] in updateScale() }
    frame.onPhaseChange = { [unowned self] in updatePhase() }
    frame.onClose = { [unowned self] in close() }
    appearance.onChange = { [unowned self] in updateAppearance() }
  }

  private func updateScale() {
    let scale = canvas.scale
    guard scale != displayScale else { return }
    displayScale = scale
    board.resize(to: withBar(tree.size), scale: scale)
    handle { tree.updateEnvironment { $0.displayScale = scale } }
    canvas.queueDraw()
  }

  private func updateAppearance() {
    let (scheme, reducesMotion) = (appearance.colorScheme, appearance.reducesMotion)
    board.background = WindowBackground.color(idiom: idiom, colorScheme: scheme)
    handle { tree.updateEnvironment { ($0.colorScheme, $0._accessibilityReduceMotion) = (scheme, reducesMotion) } }
    canvas.queueDraw()
  }

  private func updatePhase() {
    setPhase(frame.phase)
    accessibility?.activityChanged()
  }

  private func setPhase(_ phase: ScenePhase) {
    guard !isClosed else { return }
    handle { tree.updateEnvironment { $0.scenePhase = phase } }
  }

  private func updateTitle() {
    frame.setTitle(accessibleTitle)
    accessibility?.titleChanged()
  }

  private func updateSizing() {
    guard !isClosed else { return }
    let room = WindowFrame.roomForContent
    var ideal = tree.contentSize(.unspecified)
    if ideal.width > room.width { ideal = tree.contentSize(ProposedViewSize(width: room.width, height: nil)) }
    let new = WindowSizing(
      idiom: idiom, settings: appWindow.attributes?.settings ?? WindowSettings(), least: tree.contentSize(.zero), ideal: ideal,
      most: tree.contentSize(.infinity), within: room)
    guard new != sizing else { return }
    sizing = new
    frame.setResizable(new.isResizable)
    canvas.queueResize()
  }

  /// Closes the window for good: the scene goes to the background, then all views disappear.
  package func close() {
    guard !isClosed else { return }
    setPhase(.background)
    accessibility?.stop()
    accessibility = nil
    tree.close()
    isClosed = true
    keeper.flush()
    frame.destroy()
    onClose()
  }
}
#endif
