import Dispatch
import Foundation
import RivuletApps
import RivuletHeadless
import RivuletHost
import RivuletRaster

/// The running program as an image of its previews: it shows them on canvases without a screen and talks with a viewer in another process.
@MainActor
final class PreviewImage {
  private let options: LaunchOptions
  private let channel: MessageChannel
  /// The folder for pixels.
  private let folder: String
  private let painters = Painters()
  private var previews: [ShownPreview] = []
  private var canvases: [Int: PreviewCanvas] = [:]
  private var frames: [Int: PreviewFrames] = [:]
  /// The state of an earlier image by the number of a canvas.
  private var state: [String: PreviewState.Canvas] = [:]
  /// The values of a canvas that is shown in other surroundings.
  private var seeds: [Int: StateStore.Contents] = [:]
  /// The objects of the app's store when the process began.
  private let formerDefaults = UserDefaults.standard.dictionaryRepresentation()

  init(options: LaunchOptions, descriptor: Int32, folder: String) {
    self.options = options
    self.folder = folder
    channel = MessageChannel(descriptor: descriptor)
    channel.onLine = { [unowned self] in receive($0) }
  }

  /// Talks with the viewer until that is gone, and ends the process.
  ///
  /// - Parameter descriptor: A socket that the process was started with.
  static func run(options: LaunchOptions, descriptor: Int32, folder: String) -> Never {
    let image = PreviewImage(options: options, descriptor: descriptor, folder: folder)
    image.channel.onEnd = { exit(0) }
    image.list()
    while true { withExtendedLifetime(image) { RunLoop.main.run() } }
  }

  /// Finds the previews and sends them.
  func list() {
    previews = ShownPreview.all(names: options.previewNames).filter { $0.isNamed(options.previewName) }
    var reply = PreviewReply(.previews)
    reply.previews = previews.map { PreviewReply.Entry(id: $0.id, section: $0.section, title: $0.title, line: $0.line) }
    channel.send(reply)
  }

  private func receive(_ line: Data) {
    // A message of a newer viewer is none of this image's.
    guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: line) else { return }
    switch request.kind {
    case .show: show(request)
    case .hide: request.canvas.map(hide)
    case .taken: take(request)
    case .contact, .secondary, .hover, .wheel, .key: request.canvas.flatMap { canvases[$0] }?.handle(request)
    case .save: sendState()
    case .restore: state = request.state?.canvases ?? [:]
    case .ping: channel.send(PreviewReply(.pong))
    }
  }

  private func show(_ request: PreviewRequest) {
    guard let number = request.canvas else { return }
    // Other surroundings for what is shown already leave its state as it is.
    if let shown = canvases.removeValue(forKey: number) {
      if shown.preview.id == request.preview {
        state["\(number)"] = PreviewState.Canvas(preview: shown.preview.id, state: shown.save().withoutValues)
        seeds[number] = shown.host.app.stateStore.contents()
      }
      shown.close()
    }
    guard let preview = previews.first(where: { $0.id == request.preview }) else {
      var reply = PreviewReply(.missing)
      (reply.canvas, reply.text) = (number, request.preview)
      return channel.send(reply)
    }
    if frames[number] == nil { frames[number] = PreviewFrames(canvas: number, folder: folder) }
    let canvas = makeCanvas(preview, request, number)
    canvases[number] = canvas
    canvas.start()
    tellDropped(of: canvas, number)
  }

  /// The seconds after which views that are made begin with values of their own.
  private static let restorationTime = 1.0

  /// Tells what could not be taken over, once the views of the beginning are there.
  private func tellDropped(of canvas: PreviewCanvas, _ number: Int) {
    guard canvas.isRestoring else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.restorationTime) { [weak self, weak canvas] in
      MainActor.assumeIsolated {
        guard let self, let lines = canvas?.endRestoration(), !lines.isEmpty else { return }
        var reply = PreviewReply(.dropped)
        (reply.canvas, reply.lines) = (number, lines)
        self.channel.send(reply)
      }
    }
  }

  private func makeCanvas(_ preview: ShownPreview, _ request: PreviewRequest, _ number: Int) -> PreviewCanvas {
    let variant = request.variant ?? PreviewVariant()
    let session = variant.session(otherwise: options.session)
    var configuration = ScreenlessRunner.configuration(options)
    let painter = painters.painter(for: session, fonts: configuration.fontFolders + configuration.resources.fontFolders)
    configuration.idiom = variant.idiom(otherwise: configuration.idiom)
    configuration.size = PreviewStage.size(for: preview.settings)
    configuration.displayScale = request.scale.map { CGFloat(min(max($0, 0.25), 8)) } ?? configuration.displayScale
    configuration.locale = session.locale
    configuration.languages = session.languages
    configuration.usesRealFonts = false
    configuration.textMeasurer = painter.textMeasurer
    configuration.rasterizer = painter
    configuration.tracer = nil
    configuration.clock = .real
    let saved = state.removeValue(forKey: "\(number)")
    return PreviewCanvas(
      preview, state: saved?.preview == preview.id ? saved?.state : nil, seeds: seeds.removeValue(forKey: number),
      formerDefaults: formerDefaults, configuration: configuration, painter: painter,
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
    channel.send(reply)
    for issue in canvas.takeIssues() {
      var reply = PreviewReply(.issue)
      (reply.canvas, reply.text) = (number, issue)
      channel.send(reply)
    }
  }

  private func sendState() {
    var reply = PreviewReply(.state)
    var state = PreviewState()
    for (number, canvas) in canvases { state.canvases["\(number)"] = PreviewState.Canvas(preview: canvas.preview.id, state: canvas.save()) }
    reply.state = state
    channel.send(reply)
  }
}
