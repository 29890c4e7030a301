import Foundation
import RivuletCore

/// The state of one effect on one symbol.
struct SymbolEffectPlayer {
  private(set) var setting: SymbolEffectSetting
  /// The start time of the rounds that are playing, or nil at rest.
  private var start: Double?
  /// The number of rounds to play from the start, or nil to play forever.
  private var rounds: Int?
  /// The distance from the symbol's own look, at the start and at the end of the current change.
  private var held = (from: 0.0, to: 0.0)

  /// Creates the player of an effect on a new symbol. If the effect is active, a held effect starts in its other look, and an effect that
  /// plays in rounds starts its first round. An appearance does not play.
  init(_ setting: SymbolEffectSetting, at time: Double) {
    self.setting = setting
    guard setting.trigger == .active(true) else { return }
    if setting.kind.isHeld { held = (1, 1) } else if !setting.kind.isAppearance { begin(at: time, usually: nil) }
  }

  /// Updates the effect from its modifier, and starts or stops it if the trigger changed.
  mutating func update(_ next: SymbolEffectSetting, at time: Double) {
    let old = setting
    setting = next
    if old.kind != next.kind {
      self = SymbolEffectPlayer(next, at: time)
      return
    }
    guard old.trigger != next.trigger else { return }
    switch next.trigger {
    case .value: begin(at: time, usually: 1)
    case .active(let isActive):
      if next.kind.isHeld {
        let target = isActive ? 1.0 : 0
        let isImmediate = next.kind.isImmediate(toOther: isActive)
        held = (isImmediate ? target : heldFraction(at: time), target)
        start = isImmediate ? nil : time
      } else if next.kind.isAppearance {
        if isActive { begin(at: time, usually: 1) }
      } else if isActive {
        begin(at: time, usually: nil)
      } else if let start {
        // The current round plays to its end.
        rounds = Int(((time - start) / roundLength).rounded(.up))
      }
    }
  }

  /// The duration of a round and the delay after it, in seconds.
  private var roundLength: Double { length + setting.options.delay }
  private var length: Double { setting.kind.duration / setting.options.speedFactor }

  /// Starts playing rounds at the given time, or after the current round.
  private mutating func begin(at time: Double, usually usual: Int?) {
    let count: Int? =
      switch setting.options.rounds {
      case .automatic: usual
      case .times(let count): count
      case .endless: nil
      }
    if let start, time >= start, let playing = rounds, time - start < Double(playing) * roundLength {
      rounds = count.map { Int(((time - start) / roundLength).rounded(.up)) + $0 }
    } else {
      (start, rounds) = (time, count)
    }
  }

  /// A Boolean value that indicates whether the effect is playing and will end without a change to its trigger.
  var comesToRest: Bool { start != nil && (setting.kind.isHeld || rounds != nil) }

  /// Returns the pose at a time, and a Boolean value that indicates whether the symbol is still moving.
  mutating func pose(at time: Double, isMirrored: Bool) -> (pose: SymbolPose, isMoving: Bool) {
    if setting.kind.isHeld {
      let share = heldFraction(at: time)
      let isMoving = start.map { time - $0 < length } ?? false
      if !isMoving { start = nil }
      return (setting.kind.pose(at: share, isMirrored: isMirrored), isMoving)
    }
    guard let start else { return (SymbolPose(), false) }
    let passed = max(time - start, 0)
    if let rounds, passed >= Double(rounds) * roundLength - setting.options.delay {
      self.start = nil
      return (SymbolPose(), false)
    }
    let share = passed.truncatingRemainder(dividingBy: roundLength) / length
    return (setting.kind.pose(at: min(share, 1), isMirrored: isMirrored), true)
  }

  /// Returns the distance from the symbol's own look, from 0 to 1.
  private func heldFraction(at time: Double) -> Double {
    guard let start else { return held.to }
    let share = min(max((time - start) / length, 0), 1)
    return held.from + (held.to - held.from) * (share * share * (3 - 2 * share))
  }
}

extension SymbolEffectKind {
  /// A Boolean value that indicates whether the effect makes the symbol appear and then leaves it in its own look.
  fileprivate var isAppearance: Bool { if case .appear = self { true } else { false } }
}
