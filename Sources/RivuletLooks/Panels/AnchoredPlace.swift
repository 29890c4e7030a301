package import Foundation

/// The distances between a panel and the view to which it points, in points.
package struct AnchoredPlace: Sendable {
  /// The distance above or below the view, and beside it.
  package let gap: CGFloat
  package let sideGap: CGFloat
  /// The distance above the first line of a panel that lies beside the view in line with it. Such a panel is aligned with the leading
  /// edge of the view. Nil for a panel that is centered at the view.
  package let lineInset: CGFloat?
  /// The minimum distance to the edges of the window.
  package let margin: CGFloat
}
