public import RivuletGeometry

/// Moves or turns a symbol to and fro.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct WiggleSymbolEffect {
  private(set) var way = SymbolEffectKind.Wiggle.turn(isClockwise: true)
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle(way)) }

  /// Turns it to and fro, first clockwise.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .turn(isClockwise: true)) }
  /// Turns it to and fro, first against the clock.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .turn(isClockwise: false)) }
  /// Moves it to and fro, first to the left.
  public var left: WiggleSymbolEffect { custom(angle: 180) }
  /// Moves it to and fro, first to the right.
  public var right: WiggleSymbolEffect { custom(angle: 0) }
  /// Moves it up and down, first up.
  public var up: WiggleSymbolEffect { custom(angle: 270) }
  /// Moves it up and down, first down.
  public var down: WiggleSymbolEffect { custom(angle: 90) }
  /// Moves it to and fro, first in reading direction.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(way: .reading(isForward: true)) }
  /// Moves it to and fro, first against the reading direction.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(way: .reading(isForward: false)) }

  /// Moves it to and fro along a line at an angle in degrees, clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { WiggleSymbolEffect(way: .line(degrees: angle)) }

  /// Moves it to and fro along a line at an angle, clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }

  /// The parts of the symbol one after the other; a symbol here is one part.
  public var byLayer: WiggleSymbolEffect { self }
  /// All of the symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moves the symbol to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
