extension ScrollLayer {
  /// Where a layer shows in a window, in pixels of the window.
  package struct Place: Equatable, Sendable {
    /// Of the node that scrolls.
    package let id: UInt64
    /// Of the layer in which this one lies, or of the root.
    package let outerID: UInt64
    /// The pixels in which the layer shows.
    package var clip: PixelRect
    /// Where the node's origin lies; its content moves with it pixel by pixel.
    package var origin: PixelShift
  }
}
