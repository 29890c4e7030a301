import RivuletAnimation
import RivuletGraph
import RivuletTree

/// Manages content that arrives or leaves with an animation (B7).
///
/// After the update that removes content, the content is no longer in the live part of the graph. It no longer takes part in layout,
/// preferences, semantics, or the index of a lazy container. Its container still draws its nodes until its animations end or it returns.
@MainActor
final class PresencePass: Companion {
  private unowned let tree: ViewTree
  private var arrivals: [Arrival] = []
  /// The scopes of `arrivals`.
  private var arriving: Set<ObjectIdentifier> = []
  /// The arrivals whose nodes are known and show the first phase of their transitions.
  private let prepared = WorkList<Arrival>()
  /// Departures that start in this update.
  private let begun = WorkList<Departure>()
  /// The departures of this update. Departures without a motion end with the update.
  private let newest = WorkList<Departure>()
  /// Departures whose motions have ended.
  private let ended = WorkList<Departure>()
  /// The containers whose departing nodes have changed.
  private let changed = WorkList<ViewNode>()
  /// The positions that views have left in this update because they're now shown elsewhere.
  private let left = WorkList<Scope>()
  /// All departures, keyed by scope.
  private var departures: [ObjectIdentifier: Departure] = [:]
  /// All departures, keyed by position and identity.
  private var places: [Place: Departure] = [:]

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Content that is arriving.
  private struct Arrival {
    let scope: Scope
    /// True if the update is animated at the content's position.
    let isAnimated: Bool
    var nodes: [ViewNode] = []
    /// True if the content was being removed and has returned.
    var returns = false
  }

  /// The identity of content among everything that has occupied a position in the static structure.
  private struct Place: Hashable {
    let outer: ObjectIdentifier
    let place: Int
    let content: AnyHashable
  }

  var hasDepartures: Bool { !departures.isEmpty }

  private func isAnimated(_ inputs: _ViewListInputs) -> Bool { inputs.transaction.untrackedValue.transaction.animation != nil }
}

// MARK: - Arrivals

extension PresencePass {
  /// Records content that joins existing views.
  func recordArrival(of scope: Scope, _ inputs: _ViewListInputs) {
    let isAnimated = isAnimated(inputs)
    guard isAnimated || tree.usesTransitions else { return }
    note(Arrival(scope: scope, isAnimated: isAnimated))
  }

  private func note(_ arrival: Arrival) {
    if arriving.insert(ObjectIdentifier(arrival.scope)).inserted { arrivals.append(arrival) }
  }

  /// Reclaims content with this identity that is leaving a position. The content stays, along with its state (B7.03).
  func takeBack(_ content: AnyHashable, at place: Int, in outer: Scope, _ inputs: _ViewListInputs) -> Scope? {
    guard !places.isEmpty, let departure = places[Place(outer: ObjectIdentifier(outer), place: place, content: content)] else { return nil }
    let scope = departure.scope
    forget(departure)
    settleContainers()
    scope.move(to: .live)
    settleRows(inside: scope)
    note(Arrival(scope: scope, isAnimated: isAnimated(inputs), nodes: departure.moving, returns: true))
    return scope
  }

  /// Settles the lazy rows in content that has returned. Rows that are no longer placed are set to resting.
  private func settleRows(inside scope: Scope) {
    if let row = scope.lazyRow {
      row.list.container?.rowContainer?.noteReturn(of: row)
    } else {
      scope.forEachChild { if let inner = $0 as? Scope { settleRows(inside: inner) } }
    }
  }

  /// Shows the first phase of arrivals and starts departures. Called once the structure is up to date.
  func prepare() {
    if !arrivals.isEmpty { prepareArrivals() }
    left.takeAll(removeDeparture(around:))
    begun.takeAll(begin)
    settleContainers()
  }

  private func begin(_ departure: Departure) {
    guard !departure.isEnded, let container = departure.container else { return }
    if let host = host(of: departure, in: container) {
      departure.isHosted = true
      host.hosted.append(departure)
      return
    }
    for node in departure.nodes { container.addDeparting(node) }
    changed.append(container)
    departure.begin()
  }

  /// Returns the departure, if any, that removes the container and the nodes of another departure. Subviews then leave together with the
  /// modifiers around them (B7.06).
  private func host(of departure: Departure, in container: ViewNode) -> Departure? {
    guard container.scope.effectivePresence == .leaving, departure.nodes.allSatisfy({ $0.parent === container }) else { return nil }
    var scope: Scope? = container.scope
    while let around = scope {
      if let host = departures[ObjectIdentifier(around)], host !== departure { return host }
      scope = around.outer
    }
    return nil
  }

  private func prepareArrivals() {
    let waiting = arrivals
    arrivals = []
    arriving = []
    for var arrival in waiting where !arrival.scope.isRemoved {
      if arrival.returns {
        prepared.append(arrival)
        continue
      }
      arrival.nodes = arrival.scope.elementNodes
      let drivers = arrival.nodes.compactMap(\.transitionDriver)
      guard arrival.isAnimated || drivers.contains(where: { $0.hasOwnAnimation(.willAppear) }) else { continue }
      for driver in drivers { driver.show(.willAppear) }
      prepared.append(arrival)
    }
  }

  /// Moves prepared arrivals to their final phase. Returns false if there are none.
  func showArrivals() -> Bool {
    if prepared.isEmpty { return false }
    prepared.takeAll(show)
    return true
  }

  private func show(_ arrival: Arrival) {
    if arrival.scope.isRemoved { return }
    for node in arrival.nodes {
      if let driver = node.transitionDriver {
        driver.show(.identity)
      } else if arrival.isAnimated {
        tree.animations.noteFade(of: node, in: true)
      } else if arrival.returns {
        tree.animations.showImmediately(node)
      }
    }
  }
}

// MARK: - Departures

extension PresencePass {
  /// Starts an animated departure of content. Returns false if the content must be removed immediately.
  func beginDeparture(of scope: Scope, _ inputs: _ViewListInputs) -> Bool {
    let isAnimated = isAnimated(inputs)
    guard tree.app.runsActions, isAnimated || tree.usesTransitions, scope.isLive else { return false }
    let nodes = scope.drawnNodes
    guard let container = nodes.first?.parent, container.onlyChild == nil else { return false }
    // A subview may be shown in a row that's off-screen.
    guard [.live, .leaving].contains(container.scope.effectivePresence) else { return false }
    // A view that was passed to another view as content may now be shown elsewhere.
    guard nodes.allSatisfy({ $0.parent === container && $0.wasPlaced && $0.scope.isInside(scope) }) else { return false }
    let moving = scope.elementNodes
    guard isAnimated || moving.contains(where: { $0.transitionDriver?.hasOwnAnimation(.didDisappear) == true }) else { return false }
    let departure = Departure(of: scope, nodes, moving: moving, from: container, update: tree.app.updateNumber) { [weak self] in
      self?.noteEnd(of: $0)
    }
    departures[ObjectIdentifier(scope)] = departure
    if let outer = scope.outer { places[Place(outer: ObjectIdentifier(outer), place: scope.place, content: scope.content)] = departure }
    // Leaving content keeps its appearance, regardless of any effect that the removing change would otherwise have on the content (B7.04).
    scope.move(to: .leaving)
    begun.append(departure)
    newest.append(departure)
    return true
  }

  /// Records that a view moves from a position to another. Content that is leaving with the previous position is removed immediately,
  /// because a view is drawn only once.
  func noteMove(from place: Scope) {
    removeDeparture(around: place)
    left.append(place)
  }

  /// Removes the departing content, if any, that contains a position that a view has left.
  private func removeDeparture(around place: Scope) {
    if departures.isEmpty || place.isRemoved { return }
    var scope: Scope? = place
    while let around = scope {
      if let departure = departures[ObjectIdentifier(around)] {
        departure.scope.remove()
        return settleContainers()
      }
      scope = around.outer
    }
  }

  /// Returns the departure that contains a node, if it started in this update; nil for most nodes.
  func departure(around node: ViewNode) -> Departure? {
    if departures.isEmpty { return nil }
    var next: ViewNode? = node
    while let step = next {
      if step.formerContainer != nil {
        var scope: Scope? = step.scope
        while let around = scope {
          if let departure = departures[ObjectIdentifier(around)] { return departure.update == tree.app.updateNumber ? departure : nil }
          scope = around.outer
        }
        return nil
      }
      next = step.parent
    }
    return nil
  }

  /// Removes the departures of this update that have no motion.
  func finishUnmoved() {
    newest.takeAll { if !$0.isEnded, $0.isOver, !$0.isHosted { $0.scope.remove() } }
    settleContainers()
  }

  /// Records a departure whose motions have all ended.
  private func noteEnd(of departure: Departure) {
    let isFirst = ended.isEmpty
    ended.append(departure)
    guard isFirst else { return }
    tree.queue.append(Mutation { [weak self] in self?.removeEnded() }, transaction: Transaction())
  }

  private func removeEnded() {
    ended.takeAll { if !$0.isEnded, $0.isOver { $0.scope.remove() } }
    settleContainers()
  }

  /// Ends the departure of content that is removed while leaving.
  func end(_ scope: Scope) {
    guard let departure = departures[ObjectIdentifier(scope)] else { return }
    forget(departure)
  }

  private func forget(_ departure: Departure) {
    departure.isEnded = true
    departures[ObjectIdentifier(departure.scope)] = nil
    if let outer = departure.outer { places[Place(outer: outer, place: departure.scope.place, content: departure.scope.content)] = nil }
    for inner in departure.hosted where !inner.isEnded { inner.scope.remove() }
    if departure.isHosted { return }
    guard let container = departure.container else { return }
    for node in departure.nodes { node.endDeparting() }
    changed.append(container)
  }

  /// Removes, in one step, the nodes that have finished departing from their containers.
  private func settleContainers() {
    if changed.isEmpty { return }
    var settled: Set<ObjectIdentifier> = []
    changed.takeAll { if settled.insert(ObjectIdentifier($0)).inserted { $0.departingChanged() } }
  }
}

extension ViewTree {
  var presence: PresencePass { companions.find(PresencePass(tree: self)) }
}
