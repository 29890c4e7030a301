/// The scroll views of a tree that have work to do after layout.
@MainActor
package final class ScrollRegistry: Companion {
  private let noted = WorkList<ScrollController>(once: \.isNoted)
  /// The scroll views that are settled after each layout, such as those that hold a view.
  private var attentive: [Attentive] = []
  private var requests: [ScrollRequest] = []
  /// Requests for views that have not been found yet, which continue in the next frame.
  private var searching: [ScrollRequest] = []

  /// Called when a contact starts to scroll a view that gives up keyboard focus at that point (B15.20).
  var onResignation: () -> Void = {}

  /// Settles a scroll view after the next layout.
  func note(_ controller: ScrollController) { noted.append(controller) }

  /// Carries out a request after the next layout.
  package func add(_ request: ScrollRequest) { requests.append(request) }

  /// Starts a turn, in which the searches continue.
  func beginTurn() {
    if searching.isEmpty { return }
    requests = searching + requests
    searching.removeAll()
  }

  /// True if no request waits for the next frame.
  var hasNothingLeft: Bool { searching.isEmpty }

  /// Called after layout. Held views may have moved even though the size of the content is unchanged.
  func layoutRan() {
    if attentive.isEmpty { return }
    attentive.removeAll { $0.controller == nil }
    for entry in attentive { if let controller = entry.controller { note(controller) } }
  }

  /// Settles a scroll view after each layout from now on.
  func attend(_ controller: ScrollController) {
    if !attentive.contains(where: { $0.controller === controller }) { attentive.append(Attentive(controller: controller)) }
  }

  func neglect(_ controller: ScrollController) { attentive.removeAll { $0.controller === controller } }

  /// True if nothing is waiting.
  var isQuiet: Bool { noted.isEmpty && requests.isEmpty }

  /// Carries out the pending work. Must be called after layout.
  func settle() {
    let waiting = requests
    requests.removeAll(keepingCapacity: true)
    // If there are several requests for one scroll view, the last one is used (B15.39).
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

  /// Returns the scroll view that a request is for, if it contains the destination.
  private func target(of request: ScrollRequest) -> ScrollController? {
    firstController(of: request.target) { $0.canScroll(to: request.destination) }
  }

  /// Creates rows until one contains the view with an id: as many as one frame allows, and the rest in later frames (B16.28).
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

  /// Returns the first suitable scroll view among those to which a request may apply: those inside its node, then those around that node
  /// (B15.33).
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
