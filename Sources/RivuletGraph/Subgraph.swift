/// Attributes that live and go together, and the subgraphs inside.
///
/// Open, so that a class of another room that knows what such a part of a graph stands for can be the same object.
///
/// Invariants: a subgraph inside a leaving one is leaving, inside a freed one freed; a freed one's handles are dead at once, its memory
/// is given back by `Graph.freeDeferred()`; a parent holds its children, and lets go of them when they are freed.
open class Subgraph {
  package enum State: Sendable {
    case live
    /// On its way out: outside changes do not enter, own changes still work.
    case leaving
    case freed
  }

  @usableFromInline final let engine: UnsafeMutablePointer<GraphState>
  @exclusivity(unchecked) package internal(set) final var state = State.live
  /// Creation number, for deterministic order.
  package final let sequence: UInt32
  /// The one that holds it; nil for a graph's root, and for one that has gone.
  @exclusivity(unchecked) private(set) final var parentLink: SubgraphLink?
  /// The nearest subgraph around this one, or itself, that was told to leave.
  @exclusivity(unchecked) final unowned(unsafe) var leavingRoot: Subgraph?
  /// Whether it was told to return during an update, and returns at its end.
  @exclusivity(unchecked) final var isReturning = false
  /// Whether it was told to freeze, by itself rather than with one around it.
  @exclusivity(unchecked) package internal(set) final var isFrozen = false
  /// Whether it waits for `freeDeferred`, by itself or inside another.
  @exclusivity(unchecked) final var awaitsDestruction = false
  @exclusivity(unchecked) final var latches: LatchTable?
  @exclusivity(unchecked) final var cleanups: [() -> Void] = []
  @exclusivity(unchecked) private(set) final var firstSlot: SlotPointer?
  @exclusivity(unchecked) private final var lastSlot: SlotPointer?
  @exclusivity(unchecked) private final var firstChild: SubgraphLink?
  @exclusivity(unchecked) private final var lastChild: SubgraphLink?
  @exclusivity(unchecked) private final var nextSibling: SubgraphLink?
  @exclusivity(unchecked) private final var previousSibling: SubgraphLink?

  /// The one that everything in a graph belongs to.
  init(rootOf engine: UnsafeMutablePointer<GraphState>) {
    self.engine = engine
    sequence = engine.pointee.takeSubgraphSequence()
  }

  /// A part of another one.
  package init(inside parent: borrowing Subgraph) {
    engine = parent.engine
    sequence = engine.pointee.takeSubgraphSequence()
    parentLink = SubgraphLink(parent)
    state = parent.state
    leavingRoot = parent.leavingRoot
    parent.link(self)
    if state == .freed { parent.deferDestruction() }
  }

  deinit {
    engine.pointee.subgraphCount -= 1
    if engine.pointee.isGone, engine.pointee.subgraphCount == 0 { engine.deallocateState() }
  }

  /// The graph that it is a part of; not to be asked for after that has gone.
  package final var graph: Graph {
    checkGraph()
    return engine.pointee.owner.takeUnretainedValue()
  }

  @usableFromInline final func checkGraph() {
    if engine.pointee.isGone { refuseWithoutGraph() }
  }

  @inline(never) private final func refuseWithoutGraph() -> Never {
    fatalError("The graph of the subgraph \(sequence) has gone. Keep the graph as long as its subgraphs are used.")
  }

  package final func makeChild() -> Subgraph { Subgraph(inside: self) }

  final func adopt(_ slot: SlotPointer) {
    if let lastSlot { lastSlot.pointee.next = slot } else { firstSlot = slot }
    lastSlot = slot
    if state == .freed {
      engine.kill(slot)
      deferDestruction()
    }
  }

  /// Hands over all slots; none are left.
  final func takeSlots() -> SlotPointer? {
    defer { (firstSlot, lastSlot) = (nil, nil) }
    return firstSlot
  }

  final func forEachSlot(_ body: (SlotPointer) -> Void) {
    var next = firstSlot
    while let slot = next {
      next = slot.pointee.next
      body(slot)
    }
  }
}

// MARK: - Children

extension Subgraph {
  package var parent: Subgraph? { parentLink?.subgraph }

  /// Whether there are no subgraphs inside.
  var isEmpty: Bool { firstChild == nil }

  fileprivate func link(_ child: Subgraph) {
    let link = SubgraphLink(keeping: child)
    child.previousSibling = lastChild
    if let lastChild { lastChild.lend { $0.nextSibling = link } } else { firstChild = link }
    lastChild = link
  }

  func unlink(_ child: Subgraph) {
    if let previous = child.previousSibling { previous.lend { $0.nextSibling = child.nextSibling } } else { firstChild = child.nextSibling }
    if let next = child.nextSibling { next.lend { $0.previousSibling = child.previousSibling } } else { lastChild = child.previousSibling }
    (child.previousSibling, child.nextSibling, child.parentLink) = (nil, nil, nil)
    SubgraphLink.release(child)
  }

  /// Calls `body` for those directly inside, in order of creation. It may free the one that it is called for.
  package func forEachChild(_ body: (Subgraph) -> Void) {
    var next = firstChild
    while let child = next {
      next = child.lend { $0.nextSibling }
      body(child.subgraph)
    }
  }

  /// Calls `body` for this subgraph and, parents first, for those inside; where `body` says no, not for what is inside that one.
  func forEachInTree(_ body: (Subgraph) -> Bool) {
    var current = SubgraphLink(self)
    let first = current
    while true {
      if current.lend(body), let child = current.lend({ $0.firstChild }) {
        current = child
        continue
      }
      while current != first, current.lend({ $0.nextSibling == nil }), let parent = current.lend({ $0.parentLink }) { current = parent }
      guard current != first, let sibling = current.lend({ $0.nextSibling }) else { return }
      current = sibling
    }
  }
}
