public import RivuletGeometry

/// An effect that moves or rotates a symbol back and forth.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct WiggleSymbolEffect {
  private(set) var way = SymbolEffectKind.Wiggle.turn(isClockwise: true)
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle(way)) }

  /// The effect that rotates back and forth, clockwise first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .turn(isClockwise: true)) }
  /// The effect that rotates back and forth, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(way: .turn(isClockwise: false)) }
  /// The effect that moves back and forth, to the left first.
  public var left: WiggleSymbolEffect { custom(angle: 180) }
  /// The effect that moves back and forth, to the right first.
  public var right: WiggleSymbolEffect { custom(angle: 0) }
  /// The effect that moves up and down, up first.
  public var up: WiggleSymbolEffect { custom(angle: 270) }
  /// The effect that moves up and down, down first.
  public var down: WiggleSymbolEffect { custom(angle: 90) }
  /// The effect that moves back and forth, first in the reading direction.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(way: .reading(isForward: true)) }
  /// The effect that moves back and forth, first against the reading direction.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(way: .reading(isForward: false)) }

  /// Returns an effect that moves back and forth along a line, at an angle in degrees clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect { WiggleSymbolEffect(way: .line(degrees: angle)) }

  /// Returns an effect that moves back and forth along a line, at an angle clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }

  /// The effect applied layer by layer. In Rivulet, a symbol has one layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// The effect applied to the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves the symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
