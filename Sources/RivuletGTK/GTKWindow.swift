#if GTK
import Dispatch
import Foundation
import RivuletHost
import RivuletRaster

/// A window on the desktop.
///
/// The window forwards window-system events to its views. On each tick of its frame clock, it repaints the damage from the turns since the
/// last frame.
@MainActor
final class GTKWindow {
  let appWindow: AppWindow
  private unowned let host: GTKHost
  private(set) var displayScale: CGFloat = 1
  private(set) var tree: ViewTree!
  /// The window's content, divided into tiles.
  private let board: TileBoard
  private var canvas: CanvasWidget!
  private(set) var frame: WindowFrame!
  private var pointer: PointerInput?
  private var pinch: PinchInput?
  private var drops: DropInput?
  private var keyboard: KeyboardInput?
  private var inputMethod: InputMethod?
  private var growth = WindowGrowth()
  /// The minimum width that fits the items of the bar.
  private var barWidth: CGFloat = 0
  /// The window's accessibility objects, or nil if the user does not want them on the bus.
  private var accessible: AccessibleTree?
  private var sizing = WindowSizing(idiom: .phone, settings: WindowSettings(), least: .zero, ideal: .zero, most: .zero)
  private var isClosed = false
  private var check: WindowCheck?
  /// The number of frames started plus the number of frames painted.
  var frameNumber = 0
  /// The damage to repaint in the next frame.
  private var frameDamage = FrameDamage()

  /// Creates the views and a window that is not yet visible.
  init(_ appWindow: AppWindow, in host: GTKHost) {
    self.appWindow = appWindow
    self.host = host
    board = TileBoard(
      painter: host.rasterizer, background: WindowBackground.color(idiom: host.idiom, colorScheme: host.appearance.colorScheme))
    canvas = CanvasWidget(owner: self)
    displayScale = canvas.scale
    frame = WindowFrame(around: canvas.widget)
    tree = appWindow.makeTree(in: host.app, size: WindowSizing.phone, environment: host.environment(scale: displayScale))
    tree.drawing.keepsLayers = true
    if host.checkPolicy != .off { check = WindowCheck(self, policy: host.checkPolicy, painter: host.rasterizer) }
    connect()
  }

  /// The current time in seconds, measured by the window's frame clock.
  var now: Double { canvas.now }

  /// Calls `body` once when the next frame starts. While the window is out of sight, no frame starts.
  func onNextFrame(_ body: @escaping @MainActor () -> Void) {
    canvas.onNextFrame { [weak self] in
      self?.frameNumber += 1
      body()
    }
  }

  /// Presents the window at the scene's default size, or at the idiom's default size if the scene has none.
  func present() {
    let liveSize = host.live?.open(tree)
    host.runTurn()
    updateSizing()
    updateTitle()
    if appWindow.attributes?.settings.frame == .plain { frame.setDecorated(false) }
    appWindow.onTitleChange = { [unowned self] in updateTitle() }
    appWindow.onSettingsChange = { [unowned self] in
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.updateSizing() } }
    }
    if let liveSize { sizing.initial = CGSize(width: liveSize.width, height: max(liveSize.height - tree.chrome.height, 0)) }
    tree.setSize(sizing.initial)
    host.runTurn()
    ToolkitAccessibility.restoreVariable()
    frame.present(icon: host.makeIcon(painter: board.painter))
    updatePhase()
    accessible = host.makeAccessible(self)
  }

  /// Brings the window to the front.
  func bringToFront() { frame.bringToFront() }

  /// Updates the window after a turn.
  func turnEnded() {
    if tree.chrome.minimumWidth != barWidth { updateSizing() }
    growIfNeeded()
    updateBackground()
    inputMethod?.update()
  }

  /// Enlarges the window if its content or its sheets do not fit.
  private func growIfNeeded() {
    guard host.idiom == .desktop, let size = canvas.size else { return }
    let room = WindowFrame.maximumContentSize
    let (content, sheets) = (includingBar(tree.sizeOfContent).limited(to: room), includingBar(tree.overlay.room).limited(to: room))
    guard let larger = growth.newSize(content: content, sheets: sheets, from: size) else { return }
    updateSizing()
    frame.resize(to: larger)
  }

  /// Starts checking that changes are painted, if window checking is enabled.
  func expectFrame() { check?.expectFrame() }

  /// True while the window can show frames.
  var isSeen: Bool { !isClosed && canvas.size != nil }

  func commitFrame() {
    tree.drawing.drainFrame(scale: displayScale, window: includingBar(tree.size), into: &frameDamage)
    board.follow(frameDamage)
    host.app.tracer?.causes?.recordDamage(frameDamage.rects, within: includingBar(tree.size))
    canvas.queueDraw()
  }

  private func handle<Result>(_ event: () -> Result) -> Result { host.handle(event) }
}

// MARK: - The canvas

extension GTKWindow: CanvasOwner {
  var sizeLimits: (minimum: CGSize, natural: CGSize) { (includingBar(sizing.minimum), includingBar(sizing.initial)) }

  /// Returns the size of a window for the given content size, including the bar.
  private func includingBar(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.height + tree.chrome.height) }

  func canvasDidResize(to size: CGSize) {
    board.resize(to: size, scale: displayScale)
    tree.setSize(CGSize(width: size.width, height: max(size.height - tree.chrome.height, 0)))
    host.runTurn()
  }

  /// Repositions the content below the bar after the bar's height changes.
  private func barDidChange() {
    tree.drawing.setOffset(CGPoint(x: 0, y: tree.chrome.height), of: tree.drawing.root)
    if let size = canvas.size {
      canvasDidResize(to: size)
    } else {
      host.runTurn()
    }
    canvas.queueResize()
    canvas.queueDraw()
  }

  /// Converts a point from window coordinates to the coordinates of the content, which starts below the bar.
  private func content(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: point.y - tree.chrome.height) }

  private func content(_ contact: Contact) -> Contact {
    var contact = contact
    contact.point = content(contact.point)
    return contact
  }

  func appendContent(to snapshot: OpaquePointer) {
    host.tracer?.begin("painting", of: nil)
    board.repaint(tree.drawing)
    check?.painted(board, tree.drawing, size: includingBar(tree.size), scale: displayScale)
    board.append(to: snapshot, drawsWithCairo: canvas.drawsWithCairo)
    host.tracer?.end()
    host.tracer?.frameIsShown()
  }
}

// MARK: - Assistive technology

extension GTKWindow: AccessibleWindow {
  var accessibleTitle: String { appWindow.title ?? host.app.scenes.name }
  var isActiveWindow: Bool { frame.isActive }

  var contentOrigin: CGPoint {
    let origin = frame.origin(of: canvas.widget)
    return CGPoint(x: origin.x, y: origin.y + tree.chrome.height)
  }

  var screenOrigin: CGPoint? { frame.screenOrigin }
  func settle() { host.runTurn() }
  func perform(_ change: () -> Bool) -> Bool { handle(change) }
}

// MARK: - Changes around the tree

extension GTKWindow {
  private func connect() {
    pointer = PointerInput(on: canvas.widget) { [unowned self] event in
      handle { tree.pointer.dispatch(content(event)) }
    } wheel: { [unowned self] wheel in
      var wheel = wheel
      wheel.point = content(wheel.point)
      return handle { tree.pointer.dispatch(wheel) }
    } paste: { [unowned self] point in
      handle { tree.pointer.pasteSelection(at: content(point)) }
    } secondary: { [unowned self] contact in
      handle { tree.pointer.dispatchSecondary(content(contact)) }
    } back: { [unowned self] in
      handle { _ = tree.chrome.goBack() }
    } hover: { [unowned self] point in
      let point = point.map(content)
      // A pointer move needs no turn unless a view follows the pointer.
      if tree.followsHover { handle { tree.hover.move(to: point) } } else { tree.hover.move(to: point) }
    }
    pointer?.onLeave = { [unowned self] device in
      guard let drag = handle({ tree.drags.handOff() }) else { return }
      let icon = drag.picture.map { DragIcon($0, painter: board.painter) }
      DragOutput.begin(drag.providers, icon, from: canvas.widget, device: device)
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
      handle { tree.keyboard.offerPress(input) }
    } dispatch: { [unowned self] input in
      // The app's shortcuts take precedence.
      handle { tree.keyboard.dispatch(input) } || host.openInspector(for: input)
    } hold: { [unowned self] modifiers in
      if tree.keyboard.heldModifiers != modifiers { handle { tree.keyboard.modifiersChanged(to: modifiers) } }
    } close: { [unowned self] endsApp in
      if endsApp { host.app.scenes.quit() } else { requestClose() }
    }
    self.keyboard = keyboard
    inputMethod = InputMethod(on: canvas.widget, keys: keyboard.keys, keyboard: tree.keyboard) { [unowned self] change in handle(change) }
    inputMethod?.barHeight = { [unowned self] in tree.chrome.height }
    canvas.onScaleChange { [unowned self] in updateScale() }
    frame.onPhaseChange = { [unowned self] in updatePhase() }
    frame.onClose = { [unowned self] in requestClose() }
  }

  private func updateScale() {
    let scale = canvas.scale
    guard scale != displayScale else { return }
    displayScale = scale
    board.resize(to: includingBar(tree.size), scale: scale)
    handle { tree.updateEnvironment { $0.displayScale = scale } }
    canvas.queueDraw()
  }

  /// Applies changed colours and settings of the desktop.
  func appearanceChanged() {
    updateBackground()
    canvas.queueDraw()
  }

  /// Sets the window's background to match its views, which may override the colour scheme.
  private func updateBackground() {
    let color = WindowBackground.color(idiom: host.idiom, colorScheme: tree.rootEnvironment.colorScheme)
    guard color != board.background else { return }
    board.background = color
    canvas.queueDraw()
  }

  /// Handles the user's request to close the window.
  private func requestClose() {
    host.app.scenes.close(appWindow)
    host.runTurn()
  }

  private func updatePhase() {
    guard !isClosed else { return }
    if frame.isActive { host.app.scenes.becameFront(appWindow) }
    handle {
      appWindow.setPhase(frame.phase)
      appWindow.setInFront(frame.isActive)
    }
    if let accessible { host.accessibility?.send(accessible.activitySignals()) }
  }

  /// Announces text to users of a screen reader.
  func announce(_ text: String) { if let accessible { host.accessibility?.send(accessible.announcement(text)) } }

  private func updateTitle() {
    frame.setTitle(accessibleTitle)
    if let accessible { host.accessibility?.send(accessible.titleSignals()) }
  }

  private func updateSizing() {
    guard !isClosed else { return }
    barWidth = tree.chrome.minimumWidth
    let new = WindowSizing(
      idiom: host.idiom, settings: appWindow.attributes?.settings ?? WindowSettings(), within: WindowFrame.maximumContentSize,
      taking: tree.spaceFillingKind, measuring: tree.contentSize)
    guard new != sizing else { return }
    sizing = new
    frame.setResizable(new.isResizable)
    canvas.queueResize()
  }

  /// Closes and destroys the window. The scene moves to the background before its views disappear.
  func close() {
    guard !isClosed else { return }
    handle { appWindow.setPhase(.background) }
    isClosed = true
    if let accessible { host.removeAccessible(accessible) }
    accessible = nil
    tree.close()
    frame.destroy()
  }
}
#endif
