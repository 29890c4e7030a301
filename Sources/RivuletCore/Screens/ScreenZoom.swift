package import Foundation
package import RivuletTree

/// One appearance or disappearance of a screen: a zoom out of a view or back into it, or a slide (B18.63).
///
/// Its first frame on the way decides. A view that goes meanwhile is remembered where it was.
@MainActor
package struct ScreenZoom {
  private var outline: TransitionOutline?
  private var isDecided = false

  package nonisolated init() {}

  /// The screen sets out, or turns back.
  package mutating func begin() { (outline, isDecided) = (nil, false) }

  /// How the screen is drawn between 0, in the view, and 1, in its place; nil where it slides, and at both ends.
  package mutating func pose(_ progress: Double, rest: CGRect, find: () -> TransitionOutline?) -> ScreenBehavior.Pose? {
    guard progress > 0, progress < 1 else { return nil }
    if !isDecided || outline != nil { outline = find() ?? outline }
    isDecided = true
    guard let outline, !rest.isEmpty else { return nil }
    let share = CGFloat(progress)
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
    let (from, radius) = (outline.frame, outline.cornerRadius)
    let frame = CGRect(
      x: between(from.minX, rest.minX), y: between(from.minY, rest.minY), width: between(from.width, rest.width),
      height: between(from.height, rest.height))
    return ScreenBehavior.Pose(
      opacity: min(progress / Self.fadeShare, 1),
      zoom: ScreenBehavior.Zoom(frame: frame, rest: rest, cornerRadius: max(radius, between(Self.cornerRadius, 0))))
  }

  /// On which share of the way the screen takes the place of the view.
  private static let fadeShare = 0.25
  /// Of the screen as it leaves the view, in points.
  private static let cornerRadius: CGFloat = 16
}
