/// The registry of a tree's scroll views with pending work after layout.
@MainActor
package final class ScrollRegistry: Companion {
  private let noted = WorkList<ScrollController>(once: \.isNoted)
  /// The scroll views to settle after each layout, such as those that hold a view.
  private var attentive: [Attentive] = []
  private var requests: [ScrollRequest] = []
  /// The requests for views that have not been found yet. The search continues in the next frame.
  private var searching: [ScrollRequest] = []

  /// Called when a contact starts to scroll a view that resigns keyboard focus at that time (B15.20).
  var onResignation: () -> Void = {}

  /// Schedules a scroll view to be settled after the next layout.
  func note(_ controller: ScrollController) { noted.append(controller) }

  /// Schedules a request for after the next layout.
  package func add(_ request: ScrollRequest) { requests.append(request) }

  /// Begins a turn, in which pending searches continue.
  func beginTurn() {
    if searching.isEmpty { return }
    requests = searching + requests
    searching.removeAll()
  }

  /// True if no request is waiting for the next frame.
  var hasNoPendingWork: Bool { searching.isEmpty }

  /// Called after layout. Held views may have moved even though the size of the content is unchanged.
  func layoutRan() {
    if attentive.isEmpty { return }
    attentive.removeAll { $0.controller == nil }
    for entry in attentive { if let controller = entry.controller { note(controller) } }
  }

  /// Schedules a scroll view to be settled after each layout from now on.
  func attend(_ controller: ScrollController) {
    if !attentive.contains(where: { $0.controller === controller }) { attentive.append(Attentive(controller: controller)) }
  }

  func neglect(_ controller: ScrollController) { attentive.removeAll { $0.controller === controller } }

  /// True if no work is pending.
  var isQuiet: Bool { noted.isEmpty && requests.isEmpty }

  /// Performs the pending work. Call this method after layout.
  func settle() {
    let waiting = requests
    requests.removeAll(keepingCapacity: true)
    // If several requests apply to the same scroll view, the last one takes effect (B15.39).
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
    noted.takeAll { $0.settle() }
  }

  /// Returns the scroll view to which a request applies, if its content contains the destination.
  private func target(of request: ScrollRequest) -> ScrollController? {
    firstController(of: request.target) { $0.canScroll(to: request.destination) }
  }

  /// Creates rows until one contains the view with an id, up to the limit for one frame. The search continues in later frames (B16.28).
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

  /// Returns the first suitable scroll view among those to which a request may apply: those inside the request's node, followed by those
  /// around it (B15.33).
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

  /// Releases everything. Called when the tree is closed.
  package func close() {
    noted.close()
    (requests, searching, attentive) = ([], [], [])
    onResignation = {}
  }

  private struct Attentive {
    weak var controller: ScrollController?
  }
}
