extension Angle {
  /// Returns the opposite angle.
  public static prefix func - (operand: Angle) -> Angle {
    Angle(radians: -operand.radians)
  }

  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) {
    lhs.radians += rhs.radians
  }

  /// Returns the difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Subtracts an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) {
    lhs.radians -= rhs.radians
  }

  /// Returns the product of an angle and a number.
  public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// Multiplies the angle by a number.
  public static func *= (lhs: inout Angle, rhs: Double) {
    lhs.radians *= rhs
  }

  /// Returns the angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  /// Divides the angle by a number.
  public static func /= (lhs: inout Angle, rhs: Double) {
    lhs.radians /= rhs
  }
}
