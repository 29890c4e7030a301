/// The scroll views of a tree that have something to settle once layout is done.
@MainActor
package final class ScrollRegistry {
  @exclusivity(unchecked) private var noted: [ScrollController] = []
  /// Those that hold a view in place.
  @exclusivity(unchecked) private var attentive: [Attentive] = []
  @exclusivity(unchecked) private var requests: [ScrollRequest] = []

  /// Has a scroll view settled after the next layout.
  func note(_ controller: ScrollController) {
    guard !controller.isNoted else { return }
    controller.isNoted = true
    noted.append(controller)
  }

  /// Has a request carried out after the next layout.
  package func add(_ request: ScrollRequest) { requests.append(request) }

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
    for request in waiting.reversed() {
      guard let controller = target(of: request), !served.contains(where: { $0 === controller }) else { continue }
      served.append(controller)
      controller.scroll(to: request.destination, transaction: request.transaction)
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
    switch request.target {
    case .controller(let controller): return controller.canScroll(to: request.destination) ? controller : nil
    case .inside(let node):
      var next: ViewNode? = node
      while let step = next {
        if let controller = step.scrollController, controller.canScroll(to: request.destination) { return controller }
        next = step.following({ _ in true }, inside: node)
      }
      return nil
    }
  }

  /// Lets go of everything. Called when the tree goes.
  func close() { (noted, requests, attentive) = ([], [], []) }

  private struct Attentive {
    weak var controller: ScrollController?
  }
}
