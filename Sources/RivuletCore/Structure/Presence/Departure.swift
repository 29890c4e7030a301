import RivuletTree

/// Content that is being removed gradually.
@MainActor
final class Departure: @MainActor MotionListener {
  let scope: Scope
  /// The identity of the scope around the content when it started to leave.
  let outer: ObjectIdentifier?
  /// The container's children that are drawn until the end.
  let nodes: [ViewNode]
  /// The nodes with a transition or fade. They belong to the views and are either in `nodes` or inside those nodes.
  let moving: [ViewNode]
  private(set) weak var container: ViewNode?
  /// The number of the update in which the content started to leave.
  let update: Int
  /// Departures whose nodes leave inside these nodes and end with them.
  var hosted: [Departure] = []
  /// True if the nodes leave inside those of another departure.
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

  /// True if none of the motions that the departure started is still running.
  var isOver: Bool { motions == 0 }

  /// Starts the motions, once these nodes are no longer among the container's children.
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
  /// Removes the content: gradually if the removal is animated, otherwise immediately (B7.01).
  func depart(_ inputs: _ViewListInputs) {
    if !tree.presence.beginDeparture(of: self, inputs) { remove() }
  }

  /// The nodes of the views that the content currently contributes.
  var elementNodes: [ViewNode] {
    var nodes = NodeReferences()
    contents.elements.appendNodes(to: &nodes)
    return (0..<nodes.count).map { nodes[$0] }
  }

  /// The container's children that show the content. For a lazy row, this is the single node around all of its views.
  var drawnNodes: [ViewNode] {
    guard let lazyRow else { return elementNodes }
    return lazyRow.isPlaced ? [lazyRow.node] : []
  }
}
