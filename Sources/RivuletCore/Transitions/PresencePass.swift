import RivuletAnimation
import RivuletGraph
import RivuletTree

/// Has contents come and go gradually where that is animated (B7).
///
/// A content that goes leaves the graph's live part at once: layout, preferences and semantics go on without it. Its nodes are still seen in their container
/// until the animations are over that its going has begun, or until it comes back.
@MainActor
final class PresencePass {
  private unowned let tree: ViewTree
  /// Whether any view ever had a transition of its own.
  @exclusivity(unchecked) var isUsed = false
  @exclusivity(unchecked) private var arrivals: [Arrival] = []
  /// Arrivals whose nodes are known, and shown as they come.
  @exclusivity(unchecked) private var prepared: [Arrival] = []
  @exclusivity(unchecked) private var begun: [Departure] = []
  @exclusivity(unchecked) private var departures: [Departure] = []

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// A content that comes.
  private struct Arrival {
    let scope: Scope
    /// Whether the update at its place is animated.
    let isAnimated: Bool
    var nodes: [ViewNode] = []
    /// Whether it was on its way out.
    var returns = false
  }

  var hasDepartures: Bool { !departures.isEmpty }

  private func isAnimated(_ inputs: _ViewListInputs) -> Bool { inputs.transaction.untrackedValue.transaction.animation != nil }

  // MARK: Coming

  /// A content has come to views that were there already.
  func noteArrival(of scope: Scope, _ inputs: _ViewListInputs) {
    if arrivals.contains(where: { $0.scope === scope }) { return }
    let isAnimated = isAnimated(inputs)
    if isAnimated || isUsed { arrivals.append(Arrival(scope: scope, isAnimated: isAnimated)) }
  }

  /// The content that is on its way out of a place, if it is this one: it stays, with its state (B7.03).
  func takeBack(_ content: AnyHashable, at place: Int, in outer: Scope, _ inputs: _ViewListInputs) -> Scope? {
    guard let departure = departures.first(where: { $0.scope.isContent(content, at: place, of: outer) && !$0.scope.isRemoved }) else {
      return nil
    }
    end(departure)
    departure.scope.returnToLive()
    if tree.matches.isUsed { departure.scope.announceLeaving(false) }
    arrivals.append(Arrival(scope: departure.scope, isAnimated: isAnimated(inputs), nodes: departure.nodes, returns: true))
    return departure.scope
  }

  /// Structure is up to date: what comes is shown as it comes, and what goes begins to.
  func prepare() {
    if !arrivals.isEmpty { prepareArrivals() }
    if !begun.isEmpty {
      let waiting = begun
      begun = []
      for departure in waiting where !departure.scope.isRemoved { departure.begin() }
    }
  }

  private func prepareArrivals() {
    let waiting = arrivals
    arrivals = []
    for var arrival in waiting where !arrival.scope.isRemoved {
      arrival.nodes = arrival.scope.elementNodes
      if arrival.returns {
        prepared.append(arrival)
        continue
      }
      let drivers = arrival.nodes.compactMap(\.transitionDriver)
      guard arrival.isAnimated || drivers.contains(where: { $0.hasOwnAnimation(.willAppear) }) else { continue }
      for driver in drivers { driver.show(.willAppear) }
      prepared.append(arrival)
    }
  }

  /// What has come goes over to how it is. True if there is anything.
  func showArrivals() -> Bool {
    if prepared.isEmpty { return false }
    let waiting = prepared
    prepared = []
    for arrival in waiting where !arrival.scope.isRemoved {
      for node in arrival.nodes {
        if let driver = node.transitionDriver {
          driver.show(.identity)
        } else if arrival.isAnimated {
          tree.animations.noteFade(of: node, in: true)
        } else if arrival.returns {
          node.showAtOnce()
        }
      }
    }
    return true
  }

  // MARK: Going

  /// Begins to take a content out gradually; false if it is to go at once.
  func beginDeparture(of scope: Scope, _ inputs: _ViewListInputs) -> Bool {
    let isAnimated = isAnimated(inputs)
    guard tree.app.runsActions, isAnimated || isUsed else { return false }
    let nodes = scope.elementNodes
    guard let container = nodes.first?.parent, container.onlyChild == nil else { return false }
    // A view that was handed to another one as its content may be shown elsewhere by now.
    guard nodes.allSatisfy({ $0.parent === container && $0.wasPlaced && scope.holds($0.scope) }) else { return false }
    guard isAnimated || nodes.contains(where: { $0.transitionDriver?.hasOwnAnimation(.didDisappear) == true }) else { return false }
    let departure = Departure(of: scope, nodes, from: container, update: tree.app.updateNumber) { [weak self] in self?.remove($0) }
    scope.leave()
    // What goes is seen as it was, whatever the change that takes it out means to its content (B7.04).
    scope.holdValues()
    if tree.matches.isUsed { scope.announceLeaving(true) }
    departures.append(departure)
    begun.append(departure)
    return true
  }

  /// What begins to go in this update around a node; nil for most.
  func departure(around node: ViewNode) -> Departure? {
    if departures.isEmpty { return nil }
    var next: ViewNode? = node
    while let step = next {
      if step.formerContainer != nil {
        return departures.first { $0.update == tree.app.updateNumber && $0.nodes.contains { $0 === step } }
      }
      next = step.parent
    }
    return nil
  }

  /// Takes out at once what goes without anything that moves.
  func finishUnmoved() {
    if departures.isEmpty { return }
    for departure in departures where departure.isOver || departure.scope.isRemoved {
      end(departure)
      departure.scope.remove()
    }
  }

  /// Everything that the going of a content has begun is over.
  private func remove(_ departure: Departure) {
    tree.queue.append(
      Mutation { [weak self] in
        guard let self, self.departures.contains(where: { $0 === departure }) else { return }
        self.end(departure)
        departure.scope.remove()
      }, transaction: Transaction())
  }

  private func end(_ departure: Departure) {
    departure.isEnded = true
    for node in departure.nodes { departure.container?.removeDeparting(node) }
    departures.removeAll { $0 === departure }
    begun.removeAll { $0 === departure }
  }
}

/// A content that is on its way out.
@MainActor
final class Departure: @MainActor MotionListener {
  let scope: Scope
  let nodes: [ViewNode]
  private(set) weak var container: ViewNode?
  /// In which it began to go.
  let update: Int
  private var motions = 0
  var isEnded = false
  private let onEnd: (Departure) -> Void

  let waitsForRest = true

  init(of scope: Scope, _ nodes: [ViewNode], from container: ViewNode, update: Int, onEnd: @escaping (Departure) -> Void) {
    self.scope = scope
    self.nodes = nodes
    self.container = container
    self.update = update
    self.onEnd = onEnd
  }

  /// Whether nothing that its going has begun moves.
  var isOver: Bool { motions == 0 }

  /// The container has taken over the children without these nodes: they are shown as they go.
  func begin() {
    guard let container else { return }
    for node in nodes {
      container.addDeparting(node)
      if let driver = node.transitionDriver {
        driver.show(.didDisappear)
      } else {
        node.surroundings.animations.noteFade(of: node, in: false)
      }
    }
  }

  func motionBegan() { motions += 1 }

  func motionEnded() {
    motions -= 1
    if motions == 0, !isEnded { onEnd(self) }
  }
}

extension Scope {
  /// Takes the content out: gradually where that is animated, else at once (B7.01).
  func depart(_ inputs: _ViewListInputs) {
    if !tree.presence.beginDeparture(of: self, inputs) { remove() }
  }

  /// Whether another scope is this one or inside of it.
  fileprivate func holds(_ other: Scope) -> Bool {
    var next: Scope? = other
    while let step = next {
      if step === self { return true }
      next = step.outer
    }
    return false
  }

  /// The nodes that the content contributes now.
  var elementNodes: [ViewNode] {
    var nodes = NodeReferences()
    contents.elements.appendNodes(to: &nodes)
    return (0..<nodes.count).map { nodes[$0] }
  }
}
