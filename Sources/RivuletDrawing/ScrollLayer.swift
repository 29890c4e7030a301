/// The tree's state for a node that scrolls inside a clip. A new offset of the node damages only newly visible content.
package final class ScrollLayer {
  private(set) weak var node: DrawingNode?
  /// True if the window keeps the layer's pixels, as determined by the last drain.
  var isKept = false
  /// The damage in the layer, in the node's coordinates, which is used only if `isKept` is true.
  var damage = DamageRegion()
  /// The number of the last search that visited this layer.
  var searchNumber: UInt32 = 0
  /// The result of the last search.
  var place: Place?

  init(of node: DrawingNode) {
    self.node = node
  }
}

extension ScrollLayer {
  /// The visible position of a layer, in window pixels.
  package struct Place: Equatable, Sendable {
    /// The identifier of the scrolling node.
    package let id: UInt64
    /// The identifier of the enclosing layer, or of the root.
    package let outerID: UInt64
    /// The pixels that show the layer.
    package var clip: PixelRect
    /// The position of the node's origin. When it changes, the content moves by whole pixels.
    package var origin: PixelShift
  }
}
