/// The tree's state of a node that scrolls inside a clip. A new offset of such a node damages only the content that has become visible.
package final class ScrollLayer {
  private(set) weak var node: DrawingNode?
  /// True if the window keeps the layer's pixels, as of the last drain.
  var isKept = false
  /// The damage inside the layer, in the node's coordinates. It is used only while `isKept` is true.
  var damage = DamageRegion()
  /// The number of the last search for positions that visited this layer.
  var searchNumber: UInt32 = 0
  /// The result of that search.
  var place: Place?

  init(of node: DrawingNode) {
    self.node = node
  }
}

extension ScrollLayer {
  /// The visible position of a layer in a window, in window pixels.
  package struct Place: Equatable, Sendable {
    /// The id of the scrolling node.
    package let id: UInt64
    /// The id of the layer that contains this layer, or of the root.
    package let outerID: UInt64
    /// The pixels that show the layer.
    package var clip: PixelRect
    /// The position of the node's origin, with which the content moves pixel by pixel.
    package var origin: PixelShift
  }
}
