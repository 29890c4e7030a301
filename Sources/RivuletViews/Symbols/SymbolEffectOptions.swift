/// How often and how fast an effect on a symbol plays.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public struct RepeatBehavior: Hashable, Sendable {
    /// Nil for without an end.
    let count: Int?
    /// In seconds between one time and the next.
    let delay: Double

    /// Without a break and without an end.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// At regular intervals, without an end.
    public static var periodic: RepeatBehavior { periodic() }

    /// At intervals that are longer by a delay in seconds, so many times, or without an end.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? SymbolEffectKind.usualDelay)
    }
  }

  /// How many times it plays.
  enum Rounds: Hashable {
    case automatic
    case times(Int)
    case endless
  }

  private(set) var rounds = Rounds.automatic
  private(set) var delay = 0.0
  private(set) var speedFactor = 1.0

  /// One time for what follows a value, and without an end for what is active.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without an end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// One time.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// So many times; nil for without an end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// As a behaviour says.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// Without an end.
  public var repeating: SymbolEffectOptions { changed { $0.rounds = .endless } }
  /// One time.
  public var nonRepeating: SymbolEffectOptions { changed { $0.rounds = .times(1) } }
  /// So many times; nil for without an end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.rounds = count.map { .times(max($0, 1)) } ?? .endless } }

  /// As a behaviour says.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed {
      $0.rounds = behavior.count.map { .times(max($0, 1)) } ?? .endless
      $0.delay = behavior.delay.isFinite ? max(behavior.delay, 0) : 0
    }
  }

  /// So many times as fast; what is no speed counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.speedFactor = speed.isFinite && speed > 0 ? speed : 1 } }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
