import Foundation

/// The movement of the visible range in a lazy container.
struct LazyMovement {
  private var time = -Double.infinity
  /// True if rows with higher indices are becoming visible.
  private(set) var isForward = true

  /// Records a movement. Returns true if it continues the previous frame's movement in the same direction.
  mutating func goesOn(by distance: CGFloat, at now: Double) -> Bool {
    guard distance != 0 else { return false }
    let continues = now > time && now - time <= LazyConstants.maximumMovementPause && isForward == (distance > 0)
    isForward = distance > 0
    time = now
    return continues
  }
}
