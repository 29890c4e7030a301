import Foundation
import Observation
import RivuletHost

/// The state of the inspector: the inspected app's tree, sources of truth, and turns, and the user's selections.
@MainActor @Observable
final class InspectorModel {
  /// The name of the app, or nil until the connection is established.
  private(set) var appName: String?
  /// A sentence that explains why no new data arrives, or nil while the app is connected.
  private(set) var problem: String?
  private(set) var windows: [WindowAnswer] = []
  private(set) var sources: [SourceAnswer] = []
  private(set) var turns: [TurnRecord] = []
  private(set) var elements: [ElementAnswer] = []
  private(set) var costs: [CostAnswer] = []
  private(set) var layout: LayoutAnswer?
  /// The reasons for the most recent evaluation of the selected view.
  private(set) var reasons: [String] = []
  /// The source locations of the calls that led to a change, keyed by the turn's number and the change's index.
  private(set) var places: [String: [PlaceAnswer]] = [:]
  private(set) var isPicking = false
  /// The number of turns missed because they ended faster than they could be received.
  private(set) var lost = 0

  /// The selected tab.
  var tab = InspectorTab.tree
  /// The selected view, chosen in the tree or with the pointer.
  var view: String? { didSet { if view != oldValue { viewChosen() } } }
  /// The view picked with the pointer, or nil once the tree has scrolled to it.
  var picked: String?
  /// The selected source.
  var source: String? { didSet { if source != oldValue { sourceChosen() } } }
  /// The selected turn.
  var turn: Int?
  /// True if the library's own views and sources are also shown.
  var showsLibrary = false
  /// True if the app's views are overlaid with their evaluation counts.
  var showsHeat = false { didSet { if showsHeat != oldValue { highlight([], showsHeat ? .heat : .chosen) } } }
  var filter = ""
  /// The trace to export; nil while none is being exported.
  var trace: TraceDocument?

  @ObservationIgnored private var connection: InspectorConnection?
  /// The path of the socket to which the model is or was connected.
  @ObservationIgnored private var path: String
  @ObservationIgnored private var isRefreshing = false
  @ObservationIgnored private var needsRefresh = false

  /// The maximum number of turns to show.
  private static let turnLimit = 500

  /// Connects to an app's socket.
  init(path: String) {
    self.path = path
    connection = InspectorConnection(path: path)
    if connection == nil { problem = "No app is serving the socket \(path). Start the app with RIVULET_INSPECT=\(path)." }
    start()
  }

  private func start() {
    guard let connection else { return }
    connection.onEvent = { [weak self] in self?.receive($0) }
    connection.onClose = { [weak self] in self?.connectionEnded() }
    var follow = InspectorRequest("follow")
    follow.on = true
    connection.send(follow) { _ in }
    connection.send(InspectorRequest("causes")) { [weak self] answer in
      guard let self else { return }
      turns = answer.turns ?? []
    }
    refresh()
  }

  // MARK: The next process

  /// Shows that the app has ended, and connects to the process that replaces it, if the app is one of a series.
  private func connectionEnded() {
    problem = "The app has exited. Its last state remains here."
    guard SeriesPath(path) != nil, !connectToNext() else { return }
    Task { [weak self] in
      repeat { await SeriesPath.waitForNext() } while self?.connectToNext() == false
    }
  }

  /// Connects to the next process that serves a socket. Returns false if there is none yet.
  private func connectToNext() -> Bool {
    for next in SeriesPath(path)?.next ?? [] {
      guard let found = InspectorConnection(path: next) else { continue }
      (path, connection, problem) = (next, found, nil)
      forgetApp()
      start()
      return true
    }
    return false
  }

  /// Discards everything that refers to the former process.
  private func forgetApp() {
    (view, picked, source, turn, layout) = (nil, nil, nil, nil, nil)
    (turns, reasons, places, lost) = ([], [], [:], 0)
    (isPicking, isRefreshing, needsRefresh) = (false, false, false)
  }

  private func receive(_ message: InspectorMessage) {
    if let hello = message.hello {
      appName = hello.app
      if hello.version != InspectorMessage.version {
        problem = "The app uses version \(hello.version) of the protocol, but this inspector uses version \(InspectorMessage.version)."
      }
    }
    if let turn = message.turn {
      turns.append(turn)
      if turns.count > Self.turnLimit { turns.removeFirst(turns.count - Self.turnLimit) }
      refresh()
    }
    if let count = message.lost { lost += count }
    if let picked = message.picked {
      isPicking = false
      tab = .tree
      view = picked
      self.picked = picked
    }
  }

  /// Requests the tree and the sources. If turns end before the answers arrive, requests them once more.
  private func refresh() {
    guard !isRefreshing else {
      needsRefresh = true
      return
    }
    isRefreshing = true
    connection?.send(InspectorRequest("tree")) { [weak self] in self?.windows = $0.windows ?? [] }
    connection?.send(InspectorRequest("accessibility")) { [weak self] in self?.elements = $0.elements ?? [] }
    connection?.send(InspectorRequest("costs")) { [weak self] in self?.costs = $0.costs ?? [] }
    connection?.send(InspectorRequest("sources")) { [weak self] answer in
      guard let self else { return }
      sources = answer.sources ?? []
      isRefreshing = false
      if view != nil { requestViewDetails() }
      if needsRefresh {
        needsRefresh = false
        refresh()
      }
    }
  }

  // MARK: Choices

  private func viewChosen() {
    layout = nil
    reasons = []
    highlight(view.map { [$0] } ?? [], .chosen)
    requestViewDetails()
  }

  private func requestViewDetails() {
    guard let view else { return }
    if view.first == "b" {
      var why = InspectorRequest("why")
      why.view = view
      connection?.send(why) { [weak self] in self?.reasons = $0.sentences ?? [] }
    }
    var question = InspectorRequest("layout")
    question.view = view
    connection?.send(question) { [weak self] in self?.layout = $0.layout }
  }

  private func sourceChosen() {
    guard let chosen = sources.first(where: { $0.id == source }) else { return highlight([], .readers) }
    highlight(chosen.readers, .readers)
  }

  /// Highlights views in the app's window.
  func highlight(_ views: [String], _ style: HighlightStyle) {
    var request = InspectorRequest("highlight")
    (request.views, request.style) = (views, style)
    connection?.send(request) { _ in }
  }

  /// Starts picking a view with the next press in the app's window, or cancels picking.
  func pick() {
    isPicking.toggle()
    var request = InspectorRequest("pick")
    request.on = isPicking
    connection?.send(request) { _ in }
  }

  /// Discards all recorded turns.
  func clear() {
    turns = []
    connection?.send(InspectorRequest("clear")) { _ in }
    refresh()
  }

  /// Requests the source locations of the calls that led to a change.
  func requestPlaces(_ change: ChangeRecord, key: String) {
    guard places[key] == nil else { return }
    var request = InspectorRequest("places")
    request.calls = change.calls
    connection?.send(request) { [weak self] in self?.places[key] = $0.places ?? [] }
  }

  /// Requests the turns as a trace that Perfetto can open. The trace is exported once it has arrived.
  func exportTrace() {
    connection?.send(InspectorRequest("trace")) { [weak self] in self?.trace = TraceDocument($0.trace ?? []) }
  }
}

/// The tabs of the inspector.
enum InspectorTab: String, CaseIterable, Identifiable {
  case tree = "Tree"
  case data = "Data"
  case causes = "Causes"
  case layout = "Layout"
  case cost = "Cost"

  var id: String { rawValue }
}
