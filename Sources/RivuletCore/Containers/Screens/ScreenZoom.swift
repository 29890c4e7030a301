package import Foundation
package import RivuletTree

/// The transition of a screen, which is either a zoom from or to a view, or a slide (B18.63).
///
/// The first frame of the transition determines its kind. If the view is removed during the transition, its last outline is used.
@MainActor
package struct ScreenZoom {
  private var outline: TransitionOutline?
  private var isDecided = false

  package nonisolated init() {}

  /// Begins a transition, or reverses the current one.
  package mutating func begin() { (outline, isDecided) = (nil, false) }

  /// Returns the pose of the screen at a progress from 0, at the view, to 1, at the final position. Returns nil at both ends and if the
  /// screen slides.
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

  /// The fraction of the transition during which the screen fades in over the view.
  private static let fadeShare = 0.25
  /// The minimum corner radius of the screen when it is at the view, in points.
  private static let cornerRadius: CGFloat = 16
}
