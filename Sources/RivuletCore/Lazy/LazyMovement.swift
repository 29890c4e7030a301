import Foundation

/// Where the visible part of a lazy container is going.
struct LazyMovement {
  private var time = -Double.infinity
  /// Whether later rows come into sight.
  private(set) var isForward = true

  /// Takes note of a movement; true if it goes on with another one of a frame before, in the same direction.
  mutating func goesOn(by distance: CGFloat, at now: Double) -> Bool {
    guard distance != 0 else { return false }
    let continues = now > time && now - time <= LazyConstants.movementRest && isForward == (distance > 0)
    isForward = distance > 0
    time = now
    return continues
  }
}
