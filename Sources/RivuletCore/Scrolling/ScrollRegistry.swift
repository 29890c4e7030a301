/// The scroll views of a tree that have something to settle once layout is done.
@MainActor
package final class ScrollRegistry {
  @exclusivity(unchecked) private var noted: [ScrollController] = []
  /// Those that hold a view in place.
  @exclusivity(unchecked) private var attentive: [Attentive] = []
  @exclusivity(unchecked) private var requests: [ScrollRequest] = []
  /// Requests for views that have yet to be found, which go on in the next frame.
  @exclusivity(unchecked) private var searching: [ScrollRequest] = []

  /// Has a scroll view settled after the next layout.
  func note(_ controller: ScrollController) {
    guard !controller.isNoted else { return }
    controller.isNoted = true
    noted.append(controller)
  }

  /// Has a request carried out after the next layout.
  package func add(_ request: ScrollRequest) { requests.append(request) }

  /// A turn begins: what is searched for is searched on.
  func beginTurn() {
    if searching.isEmpty { return }
    requests = searching + requests
    searching.removeAll()
  }

  /// Whether no request waits for the next frame.
  var hasNothingLeft: Bool { searching.isEmpty }

  /// Layout has run: views that are held in place may have moved inside of content that is as large as before.
  func layoutRan() {
    if attentive.isEmpty { return }
    attentive.removeAll { $0.controller == nil }
    for entry in attentive { if let controller = entry.controller { note(controller) } }
  }

  /// Has a scroll view settled after each layout from now on.
  func attend(_ controller: ScrollController) {
    if !attentive.contains(where: { $0.controller === controller }) { attentive.append(Attentive(controller: controller)) }
  }

  func neglect(_ controller: ScrollController) { attentive.removeAll { $0.controller === controller } }

  /// Whether nothing waits.
  var isQuiet: Bool { noted.isEmpty && requests.isEmpty }

  /// Carries out what waits. Call it once layout is done.
  func settle() {
    let waiting = requests
    requests.removeAll(keepingCapacity: true)
    // Of several requests for one scroll view the last counts (B15.39).
    var served: [ScrollController] = []
    var sought: [ScrollRequest.Target] = []
    for request in waiting.reversed() {
      if let controller = target(of: request) {
        guard !served.contains(where: { $0 === controller }) else { continue }
        served.append(controller)
        controller.scroll(to: request.destination, transaction: request.transaction)
      } else if case .view(let id, _) = request.destination, !sought.contains(where: { $0.isSame(as: request.target) }) {
        sought.append(request.target)
        search(for: id, of: request)
      }
    }
    let controllers = noted
    noted.removeAll(keepingCapacity: true)
    for controller in controllers {
      controller.isNoted = false
      controller.settle()
    }
  }

  /// The scroll view that a request is for, if it has what is asked for.
  private func target(of request: ScrollRequest) -> ScrollController? {
    firstController(of: request.target) { $0.canScroll(to: request.destination) }
  }

  /// Makes rows until one has what is asked for: as many as a frame may make, and the others in later frames (B16.28).
  private func search(for id: AnyHashable, of request: ScrollRequest) {
    var request = request
    request.search.budget = LazyConstants.rowsSearchedPerFrame
    let found = firstController(of: request.target) { $0.isLaidOut && $0.findRow(having: id, &request.search) }
    if found != nil {
      requests.append(request)
    } else if request.search.budget <= 0, let tree = request.target.tree {
      searching.append(request)
      tree.services.requestTurn()
    }
  }

  /// The first scroll view that fits of those that a request may be for: those inside of its node, or else those around it (B15.33).
  private func firstController(of target: ScrollRequest.Target, where fits: (ScrollController) -> Bool) -> ScrollController? {
    switch target {
    case .controller(let controller): return fits(controller) ? controller : nil
    case .inside(let node):
      var next: ViewNode? = node
      while let step = next {
        if let controller = step.scrollController, fits(controller) { return controller }
        next = step.following({ _ in true }, inside: node)
      }
      var outer = node.enclosingScrollController
      while let controller = outer {
        if fits(controller) { return controller }
        outer = controller.node?.enclosingScrollController
      }
      return nil
    }
  }

  /// Lets go of everything. Called when the tree goes.
  func close() { (noted, requests, searching, attentive) = ([], [], [], []) }

  private struct Attentive {
    weak var controller: ScrollController?
  }
}
