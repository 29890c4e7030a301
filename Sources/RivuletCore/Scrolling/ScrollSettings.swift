package import RivuletGeometry

/// What the view and its environment say about one scroll view.
package struct ScrollSettings: Equatable {
  package var axes: Axis.Set = .vertical
  package var isEnabled = true
  /// True for content that is offered the room of the scroll view. It scrolls where it needs more.
  package var offersRoom = false
  /// Whether the content bounces along an axis although all of it fits (B15.15).
  package var bouncesWhenFitting: Axis.Set = [.horizontal, .vertical]
  /// Whether wheels that follow fingers, and contacts, bounce at all.
  package var idiom = Idiom.phone
  /// What is kept free around the content (B15.21).
  package var contentMargins = EdgeInsets()
  package var indicatorMargins = EdgeInsets()
  /// The axes whose indicators show while the view scrolls.
  package var indicators: Axis.Set = [.horizontal, .vertical]
  package var isClipped = true
  package var initialAnchor: UnitPoint?
  package var sizeChangeAnchor: UnitPoint?
  package var alignmentAnchor: UnitPoint?
  /// Whether the keyboard's focus is given up when a contact begins to scroll (B15.20).
  package var resignsFocus = false
  /// The colour of indicators is one for light or for dark surroundings.
  package var isDark = false
  /// The bar above, if it gets lower while content is scrolled under it.
  package var collapsingBar = CollapsingBarReference()

  package init() {}
}
