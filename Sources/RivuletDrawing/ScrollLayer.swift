/// What the tree keeps for a node that scrolls inside of a clip: a new offset of such a node damages no more than what has come into sight.
package final class ScrollLayer {
  private(set) weak var node: DrawingNode?
  /// Whether the window keeps the layer's pixels, as of the last drain.
  @exclusivity(unchecked) var isKept = false
  /// What is damaged inside, in the node's coordinates; used only while `isKept`.
  @exclusivity(unchecked) var damage = DamageRegion()
  /// The search for the places of all layers that has found out about this one.
  @exclusivity(unchecked) var searchNumber: UInt32 = 0
  /// What that search has found.
  @exclusivity(unchecked) var place: Place?

  init(of node: DrawingNode) {
    self.node = node
  }
}
