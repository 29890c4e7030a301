import Foundation
import RivuletApps
import RivuletHeadless
import RivuletHost
import RivuletRaster

/// A preview in a variant, running in real time, with its frames painted to a surface.
@MainActor
final class PreviewCanvas {
  let preview: ShownPreview
  let host: HeadlessHost
  private let painter: Rasterizer
  private let scale: CGFloat
  private var surface: RasterSurface?
  /// The height of the window's bar in the surface, in points.
  private var chrome: CGFloat = 0
  /// The state of an earlier process that is still being restored, or nil once all views exist.
  private var restoration: (state: SavedState, restoration: StateRestoration)?
  /// The values in the app's user defaults when the process started.
  private let formerDefaults: [String: Any]
  /// The number of reported errors that have been sent to the viewer.
  private var reportedIssueCount = 0
  /// Called when the surface has changed.
  private let onChange: () -> Void

  /// Creates a canvas for a preview.
  ///
  /// - Parameters:
  ///   - state: The state of the canvas in an earlier process, or nil for none.
  ///   - seeds: The state values of the canvas in another variant, or nil for none.
  init(
    _ preview: ShownPreview, state: SavedState?, seeds: StateStore.Contents? = nil, formerDefaults: [String: Any],
    configuration: HeadlessConfiguration, painter: Rasterizer,
    environment: (inout EnvironmentValues) -> Void, onChange: @escaping () -> Void
  ) {
    self.preview = preview
    self.painter = painter
    self.onChange = onChange
    self.formerDefaults = formerDefaults
    scale = configuration.displayScale
    restoration = state.map { ($0, StateRestoration($0)) }
    var configuration = configuration
    configuration.stateStore = StateStore(seeds: seeds, isRecording: true, restoration: restoration?.restoration)
    for (key, value) in StoredObjects.objects(in: state?.defaults) { configuration.userDefaults.set(value, forKey: key) }
    host = HeadlessHost(PreviewStage(preview.makeView()), configuration: configuration, environment: environment)
    if let scene = state?.scene { host.tree.sceneValues = StoredObjects.objects(in: scene) }
  }

  /// The tree of the preview's views.
  private var tree: ViewTree { host.tree }
  private var size: CGSize { tree.size }

  /// Evaluates the views and paints them for the first time.
  func start() {
    host.runTurn()
    if let fitting = PreviewStage.fittingSize(for: preview.settings, of: tree, idiom: host.idiom) {
      host.inTimeScope { tree.setSize(fitting) }
      host.runTurn()
    }
    finishRestoration()
    paintAll()
    host.onFrame = { [weak self] _ in self?.paint() }
    onChange()
  }

  /// Restores the state of the views that exist.
  private func finishRestoration() {
    guard let restoration else { return }
    host.inTimeScope {
      restoration.restoration.finishViews()
      if let focus = restoration.state.focus { tree.restoreFocus(focus) }
      tree.restore(restoration.state.scrolls)
    }
    host.runTurn()
  }

  /// True while state from an earlier process is being restored.
  var isRestoring: Bool { restoration != nil }

  /// Stops restoring state, and returns sentences about the state that was not restored.
  func endRestoration() -> [String] {
    guard let former = restoration else { return [] }
    restoration = nil
    return former.state.dropped + host.app.stateStore.endRestoration(of: host.app)
  }

  /// Returns the state of all views.
  func save() -> SavedState { completed(host.app.stateStore.save(of: host.app)) }

  /// Returns the state for another variant in this process, in which the values of existing views carry over unchanged.
  func saveForVariant() -> SavedState { completed(host.app.stateStore.saveWaiting()) }

  private func completed(_ state: SavedState) -> SavedState {
    var saved = state
    saved.scrolls = tree.scrollOffsets()
    saved.focus = tree.focusName()
    saved.scene = StoredObjects.data(of: tree.sceneValues)
    saved.defaults = StoredObjects.data(of: host.userDefaults.dictionaryRepresentation(), since: formerDefaults)
    return saved
  }

  /// Ends the preview, running its disappear actions.
  func close() {
    host.onFrame = { _ in }
    host.close()
  }

  private func paintAll() {
    chrome = tree.chrome.height
    let surface = makeSurface(scale)
    self.surface = surface
    paint(bounds, on: surface, scale)
  }

  /// The bounds of the window, including its bar.
  private var bounds: CGRect { CGRect(x: 0, y: -chrome, width: size.width, height: size.height + chrome) }

  private func makeSurface(_ scale: CGFloat) -> RasterSurface {
    RasterSurface(width: Int((bounds.width * scale).rounded()), height: Int((bounds.height * scale).rounded()))
  }

  private func paint() {
    let damage = host.frameDamage
    guard let surface, chrome == tree.chrome.height, chrome == 0 else {
      paintAll()
      return onChange()
    }
    if damage.rects.isEmpty, damage.moves.isEmpty { return }
    surface.move(damage.moves)
    let window = CGRect(origin: .zero, size: size)
    for rect in damage.rects {
      let region = rect.intersection(window)
      if !region.isNull, !region.isEmpty { paint(region, on: surface, scale) }
    }
    onChange()
  }

  private func paint(_ region: CGRect, on surface: RasterSurface, _ scale: CGFloat) {
    surface.paint(
      tree.drawing, scale: scale, origin: CGPoint(x: 0, y: -chrome), region: region,
      background: WindowBackground.color(idiom: host.idiom, colorScheme: tree.rootEnvironment.colorScheme), with: painter)
  }

  /// Returns a PNG image of the canvas at the given number of pixels per point, or nil if the image can't be encoded.
  func picture(scale: CGFloat) -> Data? {
    let surface = makeSurface(scale)
    paint(bounds, on: surface, scale)
    return try? surface.png()
  }

  /// Writes the pixels to a file and returns their size, or nil if writing fails.
  func write(to path: String) -> (width: Int, height: Int)? {
    guard let surface, (try? PixelFile.write(surface, to: path)) != nil else { return nil }
    return (surface.width, surface.height)
  }
}

extension PreviewCanvas {
  /// Returns the errors in the app's code reported since the last call.
  func takeIssues() -> [String] {
    let all = host.runtimeIssues
    defer { reportedIssueCount = all.count }
    return all.dropFirst(reportedIssueCount).map { "\($0)" }
  }

  /// Handles a request that results from a user action.
  func handle(_ request: PreviewRequest) {
    if host.showsFileDialog { return }
    host.inTimeScope {
      switch request.kind {
      case .contact: press(request)
      case .secondary: if let point = point(request) { _ = tree.pointer.pressSecondary(at: point) }
      case .hover: tree.hover.move(to: point(request))
      case .wheel: turnWheel(request)
      case .key: press(key: request)
      default: break
      }
    }
    host.runTurn()
  }

  private func point(_ request: PreviewRequest) -> CGPoint? {
    guard let x = request.x, let y = request.y else { return nil }
    return CGPoint(x: x, y: y - chrome)
  }

  private func press(_ request: PreviewRequest) {
    let phases: [String: Contact.Phase] = ["began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled]
    guard let phase = request.phase.flatMap({ phases[$0] }) else { return }
    tree.pointer.dispatch(Contact(phase, point(request) ?? .zero, modifiers: PreviewKeys.modifiers(request)))
  }

  private func turnWheel(_ request: PreviewRequest) {
    guard let point = point(request) else { return }
    tree.pointer.dispatch(
      WheelInput(
        at: point, by: CGSize(width: request.dx ?? 0, height: request.dy ?? 0), isPrecise: true, modifiers: PreviewKeys.modifiers(request)))
  }

  private func press(key request: PreviewRequest) {
    guard let input = PreviewKeys.input(request) else { return }
    if tree.keyboard.dispatch(input) || input.phase == .up { return }
    if let text = request.text, !text.isEmpty, input.modifiers.isDisjoint(with: [.command, .control]) { tree.keyboard.insertText(text) }
  }
}
