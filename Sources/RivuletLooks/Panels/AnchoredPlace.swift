package import Foundation

/// The distances between a panel and the view that it points to, in points.
package struct AnchoredPlace: Sendable {
  /// The distance from the view, whether the panel is above, below or beside it.
  package let gap: CGFloat
  package let sideGap: CGFloat
  /// The distance above the first line of a panel that is beside the view and aligned with it. Such a panel is aligned with the view's
  /// leading edge. Nil if the panel is centred on the view.
  package let lineInset: CGFloat?
  /// The minimum distance to the edges of the window.
  package let margin: CGFloat
}
