package import RivuletGeometry

/// The settings of a scroll view, determined by its view and environment.
package struct ScrollSettings: Equatable {
  package var axes: Axis.Set = .vertical
  package var isEnabled = true
  /// True if the scroll view proposes its own size to the content. The content scrolls only if it is larger.
  package var offersRoom = false
  /// The axes along which content bounces even if it fits the viewport (B15.15).
  package var bouncesWhenFitting: Axis.Set = [.horizontal, .vertical]
  /// The axes along which content that fits the viewport bounces even if an enclosing scroll view could move instead.
  package var bouncesAlways: Axis.Set = []
  /// True if the indicators can be dragged with a pointer.
  package var hasPointer = false
  /// The margins of the content (B15.21).
  package var contentMargins = EdgeInsets()
  package var indicatorMargins = EdgeInsets()
  /// The axes whose indicators appear while scrolling.
  package var indicators: Axis.Set = [.horizontal, .vertical]
  package var isClipped = true
  package var initialAnchor: UnitPoint?
  package var sizeChangeAnchor: UnitPoint?
  package var alignmentAnchor: UnitPoint?
  /// True if keyboard focus is removed when a contact starts to scroll (B15.20).
  package var resignsFocus = false
  /// True if the indicators use the colour for dark appearance.
  package var isDark = false
  /// The bar above the scroll view that collapses as content scrolls under it, if any.
  package var collapsingBar = CollapsingBarReference()

  package init() {}
}
