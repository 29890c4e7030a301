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
