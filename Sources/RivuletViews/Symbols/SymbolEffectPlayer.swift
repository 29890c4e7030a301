import Foundation
import RivuletCore

/// Plays one effect on one symbol.
struct SymbolEffectPlayer {
  private(set) var setting: SymbolEffectSetting
  /// When the rounds that play began; nil at rest.
  private var start: Double?
  /// How many rounds are to be played since then; nil for without an end.
  private var rounds: Int?
  /// How far the symbol was from its own look when it began to go to the other one or back, and how far it goes.
  private var held = (from: 0.0, to: 0.0)

  /// An effect on a symbol that has just come: what is active has been so.
  init(_ setting: SymbolEffectSetting, at time: Double) {
    self.setting = setting
    guard setting.trigger == .active(true) else { return }
    if setting.kind.isHeld { held = (1, 1) } else if !setting.kind.isAppearance { begin(at: time, usually: nil) }
  }

  /// Takes over what the modifier says now, and begins or ends what follows from it.
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
        held = (isImmediate ? target : heldShare(at: time), target)
        start = isImmediate ? nil : time
      } else if next.kind.isAppearance {
        if isActive { begin(at: time, usually: 1) }
      } else if isActive {
        begin(at: time, usually: nil)
      } else if let start {
        // The round that plays comes to its end.
        rounds = Int(((time - start) / roundLength).rounded(.up))
      }
    }
  }

  /// How long a round and the break behind it take, in seconds.
  private var roundLength: Double { length + setting.options.delay }
  private var length: Double { setting.kind.duration / setting.options.speedFactor }

  /// Plays rounds from now on, or behind the one that plays.
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

  /// Whether it plays, and time brings that to an end.
  var comesToRest: Bool { start != nil && (setting.kind.isHeld || rounds != nil) }

  /// The look at a time; nil for the symbol's own, in which it stays.
  mutating func pose(at time: Double, isMirrored: Bool) -> (pose: SymbolPose, isMoving: Bool) {
    if setting.kind.isHeld {
      let share = heldShare(at: time)
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

  /// How far the symbol is from its own look.
  private func heldShare(at time: Double) -> Double {
    guard let start else { return held.to }
    let share = min(max((time - start) / length, 0), 1)
    return held.from + (held.to - held.from) * (share * share * (3 - 2 * share))
  }
}

extension SymbolEffectKind {
  /// Whether the effect shows the symbol coming, after which it is as it is.
  fileprivate var isAppearance: Bool { if case .appear = self { true } else { false } }
}
