/// A group of attributes that are created and freed together, along with the subgraphs inside.
///
/// This class is open so that a class in another module can be both the subgraph and the object that it represents.
///
/// Invariants: a subgraph inside a leaving one is leaving, and one inside a freed one is freed; the handles of a freed subgraph are dead
/// immediately, and its memory is freed by `Graph.freeDeferred()`; a parent retains its children, and releases them when they are freed.
open class Subgraph {
  package enum State: Sendable {
    case live
    /// The subgraph is on its way out: outside changes do not enter, but inner changes still take effect.
    case leaving
    case freed
  }

  @usableFromInline final let engine: UnsafeMutablePointer<GraphState>
  package internal(set) final var state = State.live
  /// The creation number, for a deterministic order.
  package final let sequence: UInt32
  /// The parent; nil for a graph's root, and after the parent has released this subgraph.
  private(set) final var parentLink: SubgraphLink?
  /// The nearest subgraph, either this one or one around it, on which `leave()` was called.
  final unowned(unsafe) var leavingRoot: Subgraph?
  /// True if a return was requested during an update and will take place at its end.
  final var isReturning = false
  /// True if this subgraph itself was frozen, rather than one around it.
  package internal(set) final var isFrozen = false
  /// True while it waits for `freeDeferred`, on its own or inside another subgraph.
  final var awaitsDestruction = false
  final var latches: LatchTable?
  final var cleanups: [() -> Void] = []
  private(set) final var firstSlot: SlotPointer?
  private final var lastSlot: SlotPointer?
  private final var firstChild: SubgraphLink?
  private final var lastChild: SubgraphLink?
  private final var nextSibling: SubgraphLink?
  private final var previousSibling: SubgraphLink?

  /// Creates the root subgraph of a graph.
  init(rootOf engine: UnsafeMutablePointer<GraphState>) {
    self.engine = engine
    sequence = engine.pointee.takeSubgraphSequence()
  }

  /// Creates a subgraph inside another one.
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

  /// The graph that contains this subgraph. Must not be read after the graph has been freed.
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

  /// Removes all slots and returns the first of them.
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

  /// True if there are no subgraphs inside.
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

  /// Calls `body` for the subgraphs directly inside, in order of creation. `body` may free its argument.
  package func forEachChild(_ body: (Subgraph) -> Void) {
    var next = firstChild
    while let child = next {
      next = child.lend { $0.nextSibling }
      body(child.subgraph)
    }
  }

  /// Calls `body` for this subgraph and for those inside it, parents first. If `body` returns false for a subgraph, the subgraphs inside
  /// that one are skipped.
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

/// Graph operations for callers that have only a subgraph, without a reference count on the graph.
extension Subgraph {
  /// Runs `body` without recording its reads, as `Graph.untracked` does.
  package func untracked<T>(_ body: () throws -> T) rethrows -> T {
    checkGraph()
    return try engine.untracked(body)
  }

  /// The clock of the graph.
  package var clock: UInt64 {
    checkGraph()
    return engine.pointee.clock
  }
}
