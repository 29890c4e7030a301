import RivuletTree

/// Content that is being removed with an animation.
@MainActor
final class Departure: @MainActor MotionListener {
  let scope: Scope
  /// The identity of the enclosing scope when the content started to leave.
  let outer: ObjectIdentifier?
  /// The container's children that continue to be drawn until the departure ends.
  let nodes: [ViewNode]
  /// The nodes with a transition or fade. They belong to the views and are among `nodes` or their descendants.
  let moving: [ViewNode]
  private(set) weak var container: ViewNode?
  /// The number of the update in which the content started to leave.
  let update: Int
  /// Departures whose nodes are inside the nodes of this departure and end with them.
  var hosted: [Departure] = []
  /// True if the nodes leave inside the nodes of another departure.
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

  /// True if all motions that the departure started have ended.
  var isOver: Bool { motions == 0 }

  /// Starts the motions. Called once the nodes are no longer among the container's children.
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
  /// Removes the content, with an animation if the update is animated and immediately otherwise (B7.01).
  func depart(_ inputs: _ViewListInputs) {
    if !tree.presence.beginDeparture(of: self, inputs) { remove() }
  }

  /// The nodes of the views that the content currently contributes.
  var elementNodes: [ViewNode] {
    var nodes = NodeReferences()
    contents.elements.appendNodes(to: &nodes)
    return (0..<nodes.count).map { nodes[$0] }
  }

  /// The container's children that show the content. For a lazy row, this is the single node that represents the row.
  var drawnNodes: [ViewNode] {
    guard let lazyRow else { return elementNodes }
    return lazyRow.isPlaced ? [lazyRow.node] : []
  }
}
