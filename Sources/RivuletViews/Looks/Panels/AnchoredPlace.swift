import Foundation

/// The distances between a panel and the view to which it points, in points.
struct AnchoredPlace: Sendable {
  /// The distance above or below the view, and beside it.
  let gap: CGFloat
  let sideGap: CGFloat
  /// The distance above the first line of a panel that lies beside the view in line with it. Such a panel is aligned with the leading
  /// edge of the view. Nil for a panel that is centered at the view.
  let lineInset: CGFloat?
  /// The minimum distance to the edges of the window.
  let margin: CGFloat
}
