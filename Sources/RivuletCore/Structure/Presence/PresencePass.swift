import RivuletAnimation
import RivuletGraph
import RivuletTree

/// The content that arrives and leaves gradually if its insertion or removal is animated (B7).
///
/// Content that leaves is no longer in the live part of the graph after the update that removes it. Layout, preferences, semantics and the
/// index of a lazy container continue without it. Its container still draws its nodes until the animations of its departure are over, or
/// until it returns.
@MainActor
final class PresencePass: Companion {
  private unowned let tree: ViewTree
  private var arrivals: [Arrival] = []
  /// The scopes of `arrivals`.
  private var arriving: Set<ObjectIdentifier> = []
  /// The arrivals whose nodes are known and are shown in the first phase of their transitions.
  private let prepared = WorkList<Arrival>()
  /// Departures that start in this update.
  private let begun = WorkList<Departure>()
  /// The departures of this update. Departures without a motion end with the update.
  private let newest = WorkList<Departure>()
  /// Departures whose motions are over.
  private let ended = WorkList<Departure>()
  /// The containers whose departing nodes have changed.
  private let changed = WorkList<ViewNode>()
  /// The positions that views have left in this update, in order to be shown elsewhere.
  private let left = WorkList<Scope>()
  /// All departures, keyed by scope.
  private var departures: [ObjectIdentifier: Departure] = [:]
  /// All departures, keyed by position and identity.
  private var places: [Place: Departure] = [:]

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Content that arrives.
  private struct Arrival {
    let scope: Scope
    /// True if the update is animated at the content's position.
    let isAnimated: Bool
    var nodes: [ViewNode] = []
    /// True if the content was being removed.
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

// MARK: - Coming

extension PresencePass {
  /// Records content that has arrived among existing views.
  func noteArrival(of scope: Scope, _ inputs: _ViewListInputs) {
    let isAnimated = isAnimated(inputs)
    guard isAnimated || tree.usesTransitions else { return }
    note(Arrival(scope: scope, isAnimated: isAnimated))
  }

  private func note(_ arrival: Arrival) {
    if arriving.insert(ObjectIdentifier(arrival.scope)).inserted { arrivals.append(arrival) }
  }

  /// Returns the content that is leaving a position if it has this identity. The content then stays, together with its state (B7.03).
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

  /// Settles the lazy rows in content that has returned. Rows that are no longer placed rest.
  private func settleRows(inside scope: Scope) {
    if let row = scope.lazyRow {
      row.list.container?.rowContainer?.noteReturn(of: row)
    } else {
      scope.forEachChild { if let inner = $0 as? Scope { settleRows(inside: inner) } }
    }
  }

  /// Shows arrivals in their first phase and starts departures. Called once the structure is up to date.
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

  /// Returns the departure that removes the container of another departure, with the nodes in it, if there is one. A subview then leaves
  /// together with the modifiers around it (B7.06).
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

  /// Moves arrivals to their final phase. Returns true if there are any.
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
        tree.animations.showAtOnce(node)
      }
    }
  }
}

// MARK: - Going

extension PresencePass {
  /// Starts a gradual departure of content. Returns false if the content must be removed immediately.
  func beginDeparture(of scope: Scope, _ inputs: _ViewListInputs) -> Bool {
    let isAnimated = isAnimated(inputs)
    guard tree.app.runsActions, isAnimated || tree.usesTransitions, scope.isLive else { return false }
    let nodes = scope.drawnNodes
    guard let container = nodes.first?.parent, container.onlyChild == nil else { return false }
    // A subview may be shown in a row that is out of sight.
    guard [.live, .leaving].contains(container.scope.effectivePresence) else { return false }
    // A view that was passed to another view as its content may now be shown elsewhere.
    guard nodes.allSatisfy({ $0.parent === container && $0.wasPlaced && $0.scope.isInside(scope) }) else { return false }
    let moving = scope.elementNodes
    guard isAnimated || moving.contains(where: { $0.transitionDriver?.hasOwnAnimation(.didDisappear) == true }) else { return false }
    let departure = Departure(of: scope, nodes, moving: moving, from: container, update: tree.app.updateNumber) { [weak self] in
      self?.noteEnd(of: $0)
    }
    departures[ObjectIdentifier(scope)] = departure
    if let outer = scope.outer { places[Place(outer: ObjectIdentifier(outer), place: scope.place, content: scope.content)] = departure }
    // Content that leaves keeps its appearance, whatever the change that removes it would otherwise mean for it (B7.04).
    scope.move(to: .leaving)
    begun.append(departure)
    newest.append(departure)
    return true
  }

  /// Records that a view is shown at another position from now on. Content that leaves with the previous position is removed immediately,
  /// because a view is drawn only once.
  func noteMove(from place: Scope) {
    removeDeparture(around: place)
    left.append(place)
  }

  /// Removes content that started to leave in this update and that a view has moved out of.
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

  /// Returns the departure around a node, if it started in this update; nil for most nodes.
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

  /// Removes content that leaves in this update without any motion.
  func finishUnmoved() {
    newest.takeAll { if !$0.isEnded, $0.isOver, !$0.isHosted { $0.scope.remove() } }
    settleContainers()
  }

  /// Records a departure whose motions are all over.
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

  /// Ends the departure of content that is removed while it is leaving.
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

  /// Removes the nodes that have finished departing from their containers, all together.
  private func settleContainers() {
    if changed.isEmpty { return }
    var settled: Set<ObjectIdentifier> = []
    changed.takeAll { if settled.insert(ObjectIdentifier($0)).inserted { $0.departingChanged() } }
  }
}

extension ViewTree {
  var presence: PresencePass { companions.find(PresencePass(tree: self)) }
}
