import Foundation

/// The kinds of symbol effects, with their parameters.
package enum SymbolEffectKind: Hashable {
  /// The direction of a wiggle.
  package enum Wiggle: Hashable {
    case turn(isClockwise: Bool)
    /// A line at an angle, clockwise from the right.
    case line(degrees: Double)
    case reading(isForward: Bool)
  }

  case bounce(isUp: Bool)
  case pulse
  case variableColor(isReversing: Bool, isCumulative: Bool, hidesInactive: Bool)
  case scale(isUp: Bool)
  case appear(isUp: Bool)
  case disappear(isUp: Bool)
  case replace(ReplaceSymbolEffect.Style)
  case wiggle(Wiggle)
  case breathe(fades: Bool)
  case rotate(isClockwise: Bool)
  /// An effect that hides the symbol while the effect is active, and animates only one of the two changes.
  case draw(isOn: Bool)

  /// The delay between the rounds of a periodically repeating effect, in seconds (our choice).
  static let defaultDelay = 0.5
}

// The durations and the distances are our choice, because no documentation gives them.
extension SymbolEffectKind {
  /// A Boolean value that indicates whether the active effect holds the symbol in another look, instead of playing in rounds.
  var isHeld: Bool {
    switch self {
    case .scale, .disappear, .replace, .draw: true
    default: false
    }
  }

  /// Returns true if the change to the other look, or back from it, is immediate.
  func isImmediate(toOther: Bool) -> Bool { self == .draw(isOn: toOther) }

  /// The duration of a round, or of the change to the other look, in seconds.
  var duration: Double {
    switch self {
    case .bounce: 0.5
    case .pulse, .variableColor: 1
    case .scale, .appear, .disappear, .replace: 0.35
    case .wiggle: 0.6
    case .breathe: 1.5
    case .rotate: 1
    case .draw: 0.6
    }
  }

  /// Returns the pose at a fraction of a round, or of the change to the other look. Rounds start and end in the symbol's own look.
  func pose(at share: Double, isMirrored: Bool) -> SymbolPose {
    var pose = SymbolPose()
    /// The swing: 0 at both ends, 1 in the middle.
    let swing = (1 - cos(2 * .pi * share)) / 2
    switch self {
    case .bounce(let isUp): pose.scale = 1 + (isUp ? 0.25 : -0.2) * sin(.pi * min(share * 1.5, 1)) - (isUp ? 0.06 : -0.05) * settling(share)
    case .pulse: pose.opacity = 1 - 0.65 * swing
    case .variableColor(let isReversing, let isCumulative, let hidesInactive):
      let lit = isReversing ? 1 - swing : isCumulative ? share : 1 - swing
      let dark = hidesInactive ? 0 : 0.3
      pose.opacity = share == 0 || share == 1 ? 1 : dark + (1 - dark) * lit
    case .scale(let isUp): pose.scale = 1 + (isUp ? 0.2 : -0.2) * share
    case .appear(let isUp): (pose.scale, pose.opacity) = ((isUp ? 0.5 : 1.5) + (isUp ? 0.5 : -0.5) * share, share)
    case .disappear(let isUp): (pose.scale, pose.opacity) = (1 + (isUp ? 0.5 : -0.5) * share, 1 - share)
    case .draw: pose.opacity = 1 - share
    case .replace: break
    case .wiggle(let way): wiggle(&pose, way, sin(4 * .pi * share) * (1 - share), isMirrored: isMirrored)
    case .breathe(let fades): (pose.scale, pose.opacity) = (1 + 0.15 * swing, fades ? 1 - 0.4 * swing : 1)
    case .rotate(let isClockwise): pose.rotation = (isClockwise ? 360 : -360) * (share * share * (3 - 2 * share))
    }
    return pose
  }

  /// Returns the backswing at the end of a bounce.
  private func settling(_ share: Double) -> Double { share * 1.5 > 1 ? sin(.pi * (share * 3 - 2)) : 0 }

  private func wiggle(_ pose: inout SymbolPose, _ way: Wiggle, _ amount: Double, isMirrored: Bool) {
    switch way {
    case .turn(let isClockwise): pose.rotation = (isClockwise ? 15 : -15) * amount
    case .line(let degrees):
      let angle = degrees.isFinite ? degrees * .pi / 180 : 0
      pose.offset = CGSize(width: cos(angle) * amount * 0.12, height: sin(angle) * amount * 0.12)
    case .reading(let isForward): pose.offset.width = (isForward == isMirrored ? -1 : 1) * amount * 0.12
    }
  }
}
