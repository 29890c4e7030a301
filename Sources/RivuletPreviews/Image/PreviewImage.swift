import Dispatch
import Foundation
import RivuletApps
import RivuletHeadless
import RivuletHost
import RivuletRaster

/// A process that renders the program's previews: it runs them on offscreen canvases and communicates with a viewer in another process.
@MainActor
final class PreviewImage {
  private let options: LaunchOptions
  private let socket: LineSocket
  /// The folder for files with pixels.
  private let folder: String
  private let painters = Painters()
  private var previews: [ShownPreview] = []
  private var canvases: [Int: PreviewCanvas] = [:]
  private var frames: [Int: PreviewFrames] = [:]
  /// The state from an earlier process, keyed by canvas number.
  private var state: [String: PreviewState.Canvas] = [:]
  /// The state values of canvases that are being shown in another variant, keyed by canvas number.
  private var seeds: [Int: StateStore.Contents] = [:]
  /// The values in the app's user defaults when the process started.
  private let formerDefaults = UserDefaults.standard.dictionaryRepresentation()

  /// Creates the process's previews and connects to the viewer.
  ///
  /// - Parameter socket: The socket that the process inherited, and the folder for files with pixels.
  init(options: LaunchOptions, socket: LaunchSocket) {
    self.options = options
    folder = socket.path
    self.socket = LineSocket(socket)
    self.socket.onLine = { [unowned self] in receive($0) }
  }

  /// Communicates with the viewer until the viewer ends, and then ends the process.
  static func run(options: LaunchOptions, socket: LaunchSocket) -> Never {
    let image = PreviewImage(options: options, socket: socket)
    image.socket.onClose = { exit(0) }
    image.list()
    while true { withExtendedLifetime(image) { RunLoop.main.run() } }
  }

  /// Finds the previews and sends their list to the viewer.
  func list() {
    previews = ShownPreview.all(names: options.previewNames).filter { $0.isNamed(options.previewName) }
    var reply = PreviewReply(.previews)
    reply.previews = previews.map { PreviewReply.Entry(id: $0.id, section: $0.section, title: $0.title, line: $0.line) }
    socket.send(message: reply)
  }

  private func receive(_ line: String) {
    // Ignore kinds of requests that only a newer viewer sends.
    guard let request = LineSocket.message(PreviewRequest.self, in: line) else { return }
    switch request.kind {
    case .show: show(request)
    case .hide: request.canvas.map(hide)
    case .taken: take(request)
    case .contact, .secondary, .hover, .wheel, .key: request.canvas.flatMap { canvases[$0] }?.handle(request)
    case .picture: sendPicture(request)
    case .save: sendState()
    case .restore: state = request.state?.canvases ?? [:]
    case .ping: socket.send(message: PreviewReply(.pong))
    }
  }

  private func show(_ request: PreviewRequest) {
    guard let number = request.canvas else { return }
    // When a preview is shown in another variant, it keeps its state.
    if let shown = canvases.removeValue(forKey: number) {
      if shown.preview.id == request.preview {
        state["\(number)"] = PreviewState.Canvas(preview: shown.preview.id, state: shown.saveForVariant())
        seeds[number] = shown.host.app.stateStore.contents()
      }
      shown.close()
    }
    guard let preview = previews.first(where: { $0.id == request.preview }) else {
      var reply = PreviewReply(.missing)
      (reply.canvas, reply.text) = (number, request.preview)
      return socket.send(message: reply)
    }
    if frames[number] == nil { frames[number] = PreviewFrames(canvas: number, folder: folder) }
    let canvas = makeCanvas(preview, request, number)
    canvases[number] = canvas
    canvas.start()
    reportLostState(of: canvas, number)
  }

  /// Reports the state that could not be restored, once the initial views exist.
  private func reportLostState(of canvas: PreviewCanvas, _ number: Int) {
    guard canvas.isRestoring else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + StateRestoration.seconds) { [weak self, weak canvas] in
      MainActor.assumeIsolated {
        guard let self, let lines = canvas?.endRestoration(), !lines.isEmpty else { return }
        var reply = PreviewReply(.dropped)
        (reply.canvas, reply.lines) = (number, lines)
        self.socket.send(message: reply)
      }
    }
  }

  private func makeCanvas(_ preview: ShownPreview, _ request: PreviewRequest, _ number: Int) -> PreviewCanvas {
    let variant = request.variant ?? PreviewVariant()
    var surroundings = PreviewSurroundings(of: preview, in: variant, options, painters)
    if let scale = request.scale { surroundings.configuration.displayScale = CGFloat(min(max(scale, 0.25), 8)) }
    surroundings.configuration.clock = .real
    let session = surroundings.session
    let saved = state.removeValue(forKey: "\(number)")
    return PreviewCanvas(
      preview, state: saved?.preview == preview.id ? saved?.state : nil, seeds: seeds.removeValue(forKey: number),
      formerDefaults: formerDefaults, configuration: surroundings.configuration, painter: surroundings.painter,
      environment: { variant.apply(to: &$0, session: session) },
      onChange: { [weak self] in self?.sendFrame(number) })
  }

  private func hide(_ number: Int) {
    canvases.removeValue(forKey: number)?.close()
    frames.removeValue(forKey: number)?.remove()
  }

  private func take(_ request: PreviewRequest) {
    guard let number = request.canvas, let serial = request.serial, frames[number]?.take(serial) == true else { return }
    sendFrame(number)
  }

  private func sendFrame(_ number: Int) {
    guard let canvas = canvases[number], let path = frames[number]?.next() else { return }
    guard let size = canvas.write(to: path) else { return }
    var reply = PreviewReply(.frame)
    (reply.canvas, reply.file, reply.serial) = (number, path, frames[number]?.serial)
    (reply.width, reply.height, reply.scale) = (size.width, size.height, Double(canvas.host.displayScale))
    socket.send(message: reply)
    for issue in canvas.takeIssues() {
      var reply = PreviewReply(.issue)
      (reply.canvas, reply.text) = (number, issue)
      socket.send(message: reply)
    }
  }

  /// Repaints a canvas at the requested scale, so that the file is as sharp as a device's screen regardless of the zoom.
  private func sendPicture(_ request: PreviewRequest) {
    guard let number = request.canvas, let canvas = canvases[number] else { return }
    let path = "\(folder)/\(ProcessInfo.processInfo.processIdentifier)-picture-\(number).png"
    guard let data = canvas.picture(scale: min(max(request.scale ?? 2, 1), 8)), (try? data.write(to: URL(fileURLWithPath: path))) != nil
    else { return }
    var reply = PreviewReply(.picture)
    (reply.canvas, reply.file) = (number, path)
    socket.send(message: reply)
  }

  private func sendState() {
    var reply = PreviewReply(.state)
    var state = PreviewState()
    for (number, canvas) in canvases { state.canvases["\(number)"] = PreviewState.Canvas(preview: canvas.preview.id, state: canvas.save()) }
    reply.state = state
    socket.send(message: reply)
  }
}
