import RivuletTree

/// A content that is on its way out.
@MainActor
final class Departure: @MainActor MotionListener {
  let scope: Scope
  /// The scope around the content when it began to go.
  let outer: ObjectIdentifier?
  /// The children of the container that are drawn until the end.
  let nodes: [ViewNode]
  /// The nodes that go by a transition or fade: those of the views, inside of `nodes` or these themselves.
  let moving: [ViewNode]
  private(set) weak var container: ViewNode?
  /// The number of the update in which the content began to go.
  let update: Int
  /// Contents whose nodes go inside of these nodes, and end with them.
  var hosted: [Departure] = []
  /// True if the nodes go inside of those of another departure.
  var isHosted = false
  private var motions = 0
  var isEnded = false
  private let onEnd: (Departure) -> Void

  let waitsForRest = true

  init(
    of scope: Scope, _ nodes: [ViewNode], moving: [ViewNode], from container: ViewNode, update: Int, onEnd: @escaping (Departure) -> Void
  ) {
    self.scope = scope
    outer = scope.outer.map { ObjectIdentifier($0) }
    self.nodes = nodes
    self.moving = moving
    self.container = container
    self.update = update
    self.onEnd = onEnd
  }

  /// True if nothing moves that the going has begun.
  var isOver: Bool { motions == 0 }

  /// Begins the motions, once the container has taken over its children without these nodes.
  func begin() {
    for node in moving {
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

  /// The nodes of the views that the content contributes now.
  var elementNodes: [ViewNode] {
    var nodes = NodeReferences()
    contents.elements.appendNodes(to: &nodes)
    return (0..<nodes.count).map { nodes[$0] }
  }

  /// The children by which the content stands in its container: of a lazy row the one node that holds all of its views.
  var drawnNodes: [ViewNode] {
    guard let lazyRow else { return elementNodes }
    return lazyRow.isPlaced ? [lazyRow.node] : []
  }
}
