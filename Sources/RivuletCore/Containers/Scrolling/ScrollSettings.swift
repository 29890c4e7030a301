package import RivuletGeometry

/// The settings of one scroll view from its view and environment.
package struct ScrollSettings: Equatable {
  package var axes: Axis.Set = .vertical
  package var isEnabled = true
  /// True if the content is offered the size of the scroll view. It scrolls if it needs more.
  package var offersRoom = false
  /// The axes along which the content bounces even if it fits completely (B15.15).
  package var bouncesWhenFitting: Axis.Set = [.horizontal, .vertical]
  /// The axes along which content that fits bounces even inside a scroll view that could move instead.
  package var bouncesAlways: Axis.Set = []
  /// True if a pointer drags the indicators.
  package var hasPointer = false
  /// The margins around the content (B15.21).
  package var contentMargins = EdgeInsets()
  package var indicatorMargins = EdgeInsets()
  /// The axes whose indicators appear while the view scrolls.
  package var indicators: Axis.Set = [.horizontal, .vertical]
  package var isClipped = true
  package var initialAnchor: UnitPoint?
  package var sizeChangeAnchor: UnitPoint?
  package var alignmentAnchor: UnitPoint?
  /// True if keyboard focus is given up when a contact starts to scroll (B15.20).
  package var resignsFocus = false
  /// True if the indicators have the colour for a dark appearance.
  package var isDark = false
  /// The bar above the scroll view, if it shrinks as content is scrolled under it.
  package var collapsingBar = CollapsingBarReference()

  package init() {}
}
