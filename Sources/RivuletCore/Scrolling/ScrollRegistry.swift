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
    for request in waiting { carryOut(request) }
    let controllers = noted
    noted.removeAll(keepingCapacity: true)
    for controller in controllers {
      controller.isNoted = false
      controller.settle()
    }
  }

  private func carryOut(_ request: ScrollRequest) {
    switch request.target {
    case .controller(let controller): controller.scroll(to: request.destination, transaction: request.transaction)
    case .inside(let node):
      var next: ViewNode? = node
      while let step = next {
        if let controller = step.scrollController, controller.scroll(to: request.destination, transaction: request.transaction) { return }
        next = step.following({ _ in true }, inside: node)
      }
    }
  }

  /// Lets go of everything. Called when the tree goes.
  func close() { (noted, requests, attentive) = ([], [], []) }

  private struct Attentive {
    weak var controller: ScrollController?
  }
}
