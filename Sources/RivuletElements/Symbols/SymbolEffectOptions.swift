/// The options for the repetition and the speed of a symbol effect.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition behaviour of an effect.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of repetitions, or nil to repeat forever.
    let count: Int?
    /// The time between repetitions, in seconds.
    let delay: Double

    /// Endless repetition without a delay.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// Endless repetition at regular intervals.
    public static var periodic: RepeatBehavior { periodic() }

    /// Returns a behaviour that repeats a number of times, or forever if `count` is nil, with a delay in seconds between repetitions.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? SymbolEffectKind.defaultDelay)
    }
  }

  /// The number of times that an effect plays.
  enum Rounds: Hashable {
    case automatic
    case times(Int)
    case endless
  }

  private(set) var rounds = Rounds.automatic
  private(set) var delay = 0.0
  private(set) var speedFactor = 1.0

  /// The default options, which play an effect once when a value changes, or forever while the effect is active.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Options that repeat forever.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Options that play once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// Returns options that play the effect a number of times, or forever if `count` is nil.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Returns options with a repeat behaviour.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  /// Returns options with a speed factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// These options with endless repetition.
  public var repeating: SymbolEffectOptions { changed { $0.rounds = .endless } }
  /// These options without repetition.
  public var nonRepeating: SymbolEffectOptions { changed { $0.rounds = .times(1) } }
  /// Returns these options with a number of plays, or with endless repetition if `count` is nil.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.rounds = count.map { .times(max($0, 1)) } ?? .endless } }

  /// Returns these options with a repeat behaviour.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed {
      $0.rounds = behavior.count.map { .times(max($0, 1)) } ?? .endless
      $0.delay = behavior.delay.isFinite ? max(behavior.delay, 0) : 0
    }
  }

  /// Returns these options with a speed factor. An invalid factor counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.speedFactor = speed.isFinite && speed > 0 ? speed : 1 } }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
