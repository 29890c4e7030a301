import Foundation

/// The solution of the damped oscillator at one time, expressed as factors. A displacement y and a velocity v become the displacement
/// `position.y · y + position.v · v` and the velocity `velocity.y · y + velocity.v · v`.
struct SpringMotion {
  /// The factors for the displacement.
  let position: (y: Double, v: Double)
  /// The factors for the velocity.
  let velocity: (y: Double, v: Double)

  /// Solves the motion at a time. Times before 0 are treated as 0.
  init(frequency w: Double, ratio z: Double, time: Double) {
    let t = max(time, 0)
    if w == .infinity {
      // A rigid spring is at its target from the start.
      position = (0, 0)
      velocity = (0, 0)
    } else if w == 0 {
      position = (1, t)
      velocity = (0, 1)
    } else if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let decay = exp(-z * w * t)
      let c = cos(damped * t)
      let s = sin(damped * t) / damped
      position = (decay * (c + z * w * s), decay * s)
      velocity = (-decay * w * w * s, decay * (c - z * w * s))
    } else if z == 1 {
      let decay = exp(-w * t)
      position = (decay * (1 + w * t), decay * t)
      velocity = (-decay * w * w * t, decay * (1 - w * t))
    } else {
      let root = (z * z - 1).squareRoot()
      // This formula for the slower rate preserves precision for large ratios.
      let fast = -w * (z + root)
      let slow = -w / (z + root)
      let quick = exp(fast * t)
      let lasting = exp(slow * t)
      let spread = slow - fast
      position = ((slow * quick - fast * lasting) / spread, (lasting - quick) / spread)
      velocity = (slow * fast * (quick - lasting) / spread, (slow * lasting - fast * quick) / spread)
    }
  }
}
