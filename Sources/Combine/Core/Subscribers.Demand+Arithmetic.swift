// Documentation: an unlimited left operand remains unlimited, overflow results in unlimited demand, and results below zero are clamped to
// `.max(0)`.
extension Subscribers.Demand {
  /// Returns the sum of two demands, which is unlimited if either operand is unlimited or the sum overflows.
  public static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    guard lhs != .unlimited, rhs != .unlimited else { return .unlimited }
    let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(Int(rhs.rawValue))
    return overflow ? .unlimited : .clamped(sum)
  }

  /// Adds a demand.
  public static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    guard lhs != .unlimited else { return }
    lhs = lhs + rhs
  }

  /// Returns the sum of a demand and a count. A negative count reduces the demand, at most to `.max(0)`.
  public static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(rhs)
    return overflow ? .unlimited : .clamped(sum)
  }

  /// Adds a count.
  public static func += (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs + rhs
  }

  /// Returns the product of a demand and a factor; unlimited if it overflows. A negative factor ends the process with a message.
  public static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    let (product, overflow) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies the demand by a factor.
  public static func *= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs * rhs
  }

  /// Returns the difference of two demands, which is at least `.max(0)`. Unlimited demand remains unlimited.
  public static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    guard rhs != .unlimited else { return .none }
    return .clamped(Int(lhs.rawValue) - Int(rhs.rawValue))
  }

  /// Subtracts a demand.
  public static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    lhs = lhs - rhs
  }

  /// Returns the difference of a demand and a count. A negative count increases the demand, at most to unlimited.
  public static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    let (difference, overflow) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
    return overflow ? .unlimited : .clamped(difference)
  }

  /// Subtracts a count.
  public static func -= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs - rhs
  }
}
