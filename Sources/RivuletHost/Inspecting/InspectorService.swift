import Foundation
package import RivuletCore
import RivuletDrawing

/// A service that implements the inspector protocol for an app: it answers questions about views and sources, and reports turns.
///
/// The app never waits for a client. A client that is too slow misses turns and is notified of their number.
@MainActor
package final class InspectorService {
  private let app: AppRuntime
  private let name: String
  private let log: CauseLog
  private let numbers = InspectorNumbers()
  private var clients: [InspectorClient] = []
  private var listener: LineListener?
  private var overlays: [ObjectIdentifier: InspectorOverlay] = [:]
  /// The highlighted views and the style of the highlight, or nil while nothing is highlighted or the highlight follows the pointer.
  private var marked: (views: [String], style: HighlightStyle)?
  private let encoder = JSONEncoder()

  /// Creates the service for an app and starts recording causes.
  package init(_ app: AppRuntime, name: String, log: CauseLog? = nil) {
    self.app = app
    self.name = name
    self.log = log ?? CauseLog(forwardingTo: app.tracer)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.log.follow(app)
    self.log.onTurn = { [weak self] in self?.report($0) }
  }

  /// Serves a socket at a path. Throws an error that explains the reason if the socket can't be served.
  package func serve(at path: String) throws(SocketError) {
    let listener = try LineListener(path: path)
    listener.onConnection = { [weak self] in self?.add($0) }
    self.listener = listener
  }

  /// Closes all connections and stops recording.
  package func close() {
    listener?.close()
    for client in clients { client.socket.close() }
    clients = []
    hideMarks()
    log.stop()
  }

  /// The number of turns that clients have missed and not yet been notified of.
  package var lostCount: Int { clients.reduce(0) { $0 + $1.lost } }

  /// The number of bytes waiting for a slow client above which it misses turns.
  package var outputLimit = LineSocket.outputLimit / 2

  /// The number of connections.
  package var clientCount: Int { clients.count }

  /// Serves a connection.
  package func add(_ socket: LineSocket) {
    let client = InspectorClient(socket)
    clients.append(client)
    socket.onLine = { [weak self, weak client] line in
      guard let self, let client else { return }
      client.socket.send(encode(answer(line, for: client)))
    }
    socket.onClose = { [weak self, weak client] in
      guard let self else { return }
      clients.removeAll { $0 === client }
      if clients.isEmpty { endPicking() }
      if clients.isEmpty { hideMarks() }
    }
    socket.onDrain = { [weak self, weak client] in
      guard let self, let client, client.lost > 0 else { return }
      var message = InspectorMessage()
      message.lost = client.lost
      client.lost = 0
      client.socket.send(encode(message))
    }
    var hello = InspectorMessage()
    hello.hello = InspectorMessage.Hello(app: name, process: ProcessInfo.processInfo.processIdentifier)
    socket.send(encode(hello))
  }

  private func encode(_ message: InspectorMessage) -> String {
    do { return String(decoding: try encoder.encode(message), as: UTF8.self) } catch {
      var refusal = InspectorMessage(id: message.id)
      refusal.error = "The answer contains a number that JSON cannot represent."
      return (try? encoder.encode(refusal)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
  }

  private func report(_ turn: TurnRecord) {
    // Marks move and disappear with their views.
    if let marked { highlight(marked.views, marked.style, InspectorReader(app, numbers, log)) }
    guard clients.contains(where: \.follows) else { return }
    var message = InspectorMessage()
    message.turn = turn
    let line = encode(message)
    for client in clients where client.follows { client.report(line, limit: outputLimit) }
  }
}

/// A connection to a client, with its settings.
@MainActor
final class InspectorClient {
  let socket: LineSocket
  /// A Boolean value that indicates whether the client receives every turn.
  var follows = false
  /// The number of turns that the client has missed because it was too slow.
  var lost = 0

  init(_ socket: LineSocket) { self.socket = socket }

  /// Sends an event, or counts it as lost if it can't be sent.
  func report(_ line: String, limit: Int) { if lost > 0 || socket.waitingBytes > limit || !socket.send(line) { lost += 1 } }
}

// MARK: - Answers

extension InspectorService {
  private func answer(_ line: String, for client: InspectorClient) -> InspectorMessage {
    let request: InspectorRequest
    do { request = try JSONDecoder().decode(InspectorRequest.self, from: Data(line.utf8)) } catch {
      return refuse(line, error)
    }
    var message = InspectorMessage(id: request.id)
    let reader = InspectorReader(app, numbers, log)
    switch request.ask {
    case "tree": message.windows = reader.windows()
    case "sources": message.sources = reader.sourceAnswers()
    case "causes": message.turns = log.turns.filter { $0.number > request.since ?? 0 }
    case "accessibility": message.elements = reader.elements()
    case "why":
      guard let view = request.view, let number = UInt32(view.dropFirst()), view.first == "b" else {
        return refuse(request, "a view with a body under \"view\"")
      }
      message.sentences = WhyAnswer(number, log.turns, AppInspection(app)).sentences
    case "layout":
      guard let view = request.view, let node = reader.nodes(named: view).first, let layout = reader.layout(of: node) else {
        return refuse(request, "a view of the tree under \"view\"")
      }
      message.layout = layout
    case "costs": message.costs = BodyCosts(log.turns).answers
    case "trace": message.trace = TraceEvents(log.turns).events
    case "places":
      guard let calls = request.calls else { return refuse(request, "the calls of a change under \"calls\"") }
      message.places = CallSites.places(of: calls)
    case "follow":
      client.follows = request.on ?? true
      message.done = true
    case "pick":
      if request.on ?? true { beginPicking(for: client) } else { endPicking() }
      message.done = true
    case "highlight":
      let (views, style) = (request.views ?? [], request.style ?? .chosen)
      marked = views.isEmpty && style != .heat ? nil : (views, style)
      highlight(views, style, reader)
      message.done = true
    case "clear":
      log.removeAll()
      message.done = true
    default:
      message.error = "There is no request \"\(request.ask)\". Ask for \(Self.requests.joined(separator: ", "))."
    }
    return message
  }

  /// The names of all requests.
  package static let requests = [
    "tree", "sources", "causes", "follow", "why", "layout", "accessibility", "costs", "trace", "places", "highlight", "pick", "clear",
  ]

  /// Returns an error for a line that is not a valid request, repeating the request's number if the line contains one.
  private func refuse(_ line: String, _ error: any Error) -> InspectorMessage {
    let object = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
    var message = InspectorMessage(id: object?["id"] as? Int)
    if object?["ask"] is String, let field = object?.keys.sorted().first(where: { Self.isOutOfRange(object?[$0], for: $0) }) {
      message.error = "The value of \"\(field)\" is out of range."
    } else if object?["ask"] is String, case DecodingError.typeMismatch(_, let context) = error, let field = context.codingPath.first {
      message.error = "The value of \"\(field.stringValue)\" has the wrong type."
    } else if object?["ask"] is String, case DecodingError.dataCorrupted(let context) = error, let field = context.codingPath.first {
      message.error = "\"\(field.stringValue)\" does not have this value."
    } else {
      message.error =
        "The line is not a request. Send an object with the name of the request under \"ask\", such as {\"id\": 1, \"ask\": \"tree\"}."
    }
    return message
  }

  /// Returns true if the value of a request's field contains a number that the field's type can't represent.
  private static func isOutOfRange(_ value: Any?, for field: String) -> Bool {
    switch field {
    case "id", "since": (value as? NSNumber).map { Int(exactly: $0.doubleValue) == nil } ?? false
    case "calls": (value as? [Any])?.contains { ($0 as? NSNumber).map { UInt(exactly: $0.doubleValue) == nil } ?? false } ?? false
    default: false
    }
  }

  private func refuse(_ request: InspectorRequest, _ lack: String) -> InspectorMessage {
    var message = InspectorMessage(id: request.id)
    message.error = "The request \"\(request.ask)\" needs \(lack)."
    return message
  }
}

// MARK: - Highlights

extension InspectorService {
  private func highlight(_ views: [String], _ style: HighlightStyle, _ reader: InspectorReader) {
    var marks: [ObjectIdentifier: [InspectorOverlay.Mark]] = [:]
    func add(_ found: [InspectorOverlay.Mark], for node: ViewNode) {
      guard let tree = app.trees.first(where: { node.isInside($0.root) }) else { return }
      marks[ObjectIdentifier(tree), default: []] += found
    }
    if style == .heat { return show(heat(reader)) }
    for node in views.flatMap(reader.nodes) {
      switch style {
      case .layout: add(LayoutMarks(node).marks, for: node)
      case .readers: add([InspectorOverlay.Mark(frame: node.frameInRoot, color: .inspectorReader)], for: node)
      case .chosen, .heat: add([InspectorOverlay.Mark(frame: node.frameInRoot, color: .inspectorChosen)], for: node)
      }
    }
    show(marks)
  }

  /// Returns marks for all bodies that have run since recording started. The more often a body has run, the redder its mark is.
  private func heat(_ reader: InspectorReader) -> [ObjectIdentifier: [InspectorOverlay.Mark]] {
    var counts: [UInt32: Int] = [:]
    for turn in log.turns { for body in turn.bodies where body.isOwn { counts[body.id, default: 0] += 1 } }
    guard let most = counts.values.max() else { return [:] }
    var marks: [ObjectIdentifier: [InspectorOverlay.Mark]] = [:]
    for (body, count) in counts.sorted(by: { $0.key < $1.key }) {
      let share = Double(count) / Double(most)
      let color = PaintColor(sRGBRed: 1, green: Float(0.85 * (1 - share)), blue: 0)
      for node in reader.nodes(named: "b\(body)") {
        guard let tree = app.trees.first(where: { node.isInside($0.root) }) else { continue }
        let mark = InspectorOverlay.Mark(frame: node.frameInRoot, color: color, fill: 0.08 + 0.2 * share)
        marks[ObjectIdentifier(tree), default: []].append(mark)
      }
    }
    return marks
  }

  private func show(_ marks: [ObjectIdentifier: [InspectorOverlay.Mark]]) {
    for tree in app.trees {
      let id = ObjectIdentifier(tree)
      let overlay = overlays[id] ?? InspectorOverlay(tree)
      overlays[id] = overlay
      if overlay.show(marks[id] ?? []) { log.expectsOwnTurn = true }
    }
  }

  private func hideMarks() {
    marked = nil
    show([:])
  }
}

// MARK: - Picking

extension InspectorService {
  /// Picks the view under the next press in a window. The press has no other effect.
  private func beginPicking(for client: InspectorClient) {
    marked = nil
    for tree in app.trees {
      tree.hover.onMove = { [weak self, weak tree, weak client] point in
        if let self, let tree, let client { pointed(at: point, in: tree, for: client) }
      }
      tree.pointer.intercept = { [weak self, weak tree, weak client] contact in
        guard let self, let tree, let client else { return false }
        picked(contact, in: tree, for: client)
        return true
      }
    }
  }

  private func endPicking() {
    for tree in app.trees {
      tree.hover.onMove = nil
      tree.pointer.intercept = nil
    }
  }

  private func pointed(at point: CGPoint?, in tree: ViewTree, for client: InspectorClient) {
    let reader = InspectorReader(app, numbers, log)
    guard let point, let view = reader.view(at: point, in: tree) else { return hideMarks() }
    show([ObjectIdentifier(tree): [InspectorOverlay.Mark(frame: view.frame, color: .inspectorChosen)]])
    var message = InspectorMessage()
    message.pointed = view.name
    client.report(encode(message), limit: outputLimit)
  }

  private func picked(_ contact: Contact, in tree: ViewTree, for client: InspectorClient) {
    switch contact.phase {
    case .began, .moved: pointed(at: contact.point, in: tree, for: client)
    case .cancelled: endPicking()
    case .ended:
      endPicking()
      guard let view = InspectorReader(app, numbers, log).view(at: contact.point, in: tree) else { return }
      marked = ([view.name], .chosen)
      show([ObjectIdentifier(tree): [InspectorOverlay.Mark(frame: view.frame, color: .inspectorChosen)]])
      var message = InspectorMessage()
      message.picked = view.name
      client.report(encode(message), limit: outputLimit)
    }
  }
}
