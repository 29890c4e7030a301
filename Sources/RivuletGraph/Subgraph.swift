/// A group of attributes that are created and freed together, along with nested subgraphs.
///
/// This class is open so that a class in another module can be both the subgraph and the object that the subgraph represents.
///
/// Invariants: a subgraph inside a leaving subgraph is leaving, and a subgraph inside a freed subgraph is freed; the handles of a freed
/// subgraph are dead immediately, and its memory is freed by `Graph.freeDeferred()`; a parent retains its children, and releases them when
/// they are freed.
open class Subgraph {
  package enum State: Sendable {
    case live
    /// The subgraph is leaving. Outside changes don't reach it, but inside changes still take effect.
    case leaving
    case freed
  }

  @usableFromInline final let engine: UnsafeMutablePointer<GraphState>
  package internal(set) final var state = State.live
  /// The creation number, which provides a deterministic order.
  package final let sequence: UInt32
  /// The parent; nil for the root of a graph, and after the parent has released this subgraph.
  private(set) final var parentLink: SubgraphLink?
  /// The nearest subgraph on which `leave()` was called, which is this subgraph or an ancestor.
  final unowned(unsafe) var leavingRoot: Subgraph?
  /// True if a return was requested during an update and will take place at the end of that update.
  final var isReturning = false
  /// True if this subgraph itself was frozen, rather than an ancestor.
  package internal(set) final var isFrozen = false
  /// True while the subgraph waits for `freeDeferred`, either separately or inside another subgraph.
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

  /// Creates a subgraph nested in another subgraph.
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

  /// The graph that contains this subgraph. Must not be read after the graph is freed.
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

  /// Removes all slots and returns the first slot.
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

  /// True if the subgraph contains no nested subgraphs.
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

  /// Calls `body` for each direct child in creation order. `body` may free its argument.
  package func forEachChild(_ body: (Subgraph) -> Void) {
    var next = firstChild
    while let child = next {
      next = child.lend { $0.nextSibling }
      body(child.subgraph)
    }
  }

  /// Calls `body` for this subgraph and its descendants, parents first. If `body` returns false for a subgraph, skips that subgraph's
  /// descendants.
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

/// Graph operations for callers that have only a subgraph. These avoid reference counting of the graph.
extension Subgraph {
  /// Runs `body` without recording its reads. See `Graph.untracked`.
  package func untracked<T>(_ body: () throws -> T) rethrows -> T {
    checkGraph()
    return try engine.untracked(body)
  }

  /// The current time of the graph's clock.
  package var clock: UInt64 {
    checkGraph()
    return engine.pointee.clock
  }
}
