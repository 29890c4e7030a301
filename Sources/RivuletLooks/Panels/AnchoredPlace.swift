package import Foundation

/// The distances between a panel and its anchor view, in points.
package struct AnchoredPlace: Sendable {
  /// The distances from the anchor view: above or below it, and beside it.
  package let gap: CGFloat
  package let sideGap: CGFloat
  /// The distance above the first line of a panel that is beside its anchor view and aligned with it. Above or below the view, such a panel
  /// is aligned with the view's leading edge. Nil if the panel is centred on the view.
  package let lineInset: CGFloat?
  /// The minimum distance from the edges of the window.
  package let margin: CGFloat
}
