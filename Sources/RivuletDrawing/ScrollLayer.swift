/// The tree's state of a node that scrolls inside a clip. A new offset of such a node damages only the content that has come into sight.
package final class ScrollLayer {
  private(set) weak var node: DrawingNode?
  /// True if the window keeps the layer's pixels, as of the last drain.
  var isKept = false
  /// The damage inside the layer, in the node's coordinates; used only while `isKept` is true.
  var damage = DamageRegion()
  /// The number of the last search for places that visited this layer.
  var searchNumber: UInt32 = 0
  /// The result of that search.
  var place: Place?

  init(of node: DrawingNode) {
    self.node = node
  }
}

extension ScrollLayer {
  /// The visible place of a layer in a window, in pixels of the window.
  package struct Place: Equatable, Sendable {
    /// The id of the scrolling node.
    package let id: UInt64
    /// The id of the layer that contains this one, or of the root.
    package let outerID: UInt64
    /// The pixels that show the layer.
    package var clip: PixelRect
    /// The position of the node's origin; the content moves with it pixel by pixel.
    package var origin: PixelShift
  }
}
