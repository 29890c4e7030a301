extension Angle {
  /// The same turn the other way round.
  public static prefix func - (operand: Angle) -> Angle {
    Angle(radians: -operand.radians)
  }

  /// One turn after the other.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Adds another turn.
  public static func += (lhs: inout Angle, rhs: Angle) {
    lhs.radians += rhs.radians
  }

  /// The turn that leads from the second angle to the first.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Takes another turn away.
  public static func -= (lhs: inout Angle, rhs: Angle) {
    lhs.radians -= rhs.radians
  }

  /// A multiple of the turn.
  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// Multiplies the turn.
  public static func *= (lhs: inout Angle, rhs: Double) {
    lhs.radians *= rhs
  }

  /// A fraction of the turn.
  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  /// Divides the turn.
  public static func /= (lhs: inout Angle, rhs: Double) {
    lhs.radians /= rhs
  }
}
