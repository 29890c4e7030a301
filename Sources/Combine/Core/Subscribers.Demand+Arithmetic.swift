// Documentation: an unlimited left side stays unlimited, overflow means unlimited, and results below zero are clamped to `.max(0)`.
extension Subscribers.Demand {
  /// Returns the sum, which is unlimited if either side is unlimited or the sum overflows.
  public static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    guard lhs != .unlimited, rhs != .unlimited else { return .unlimited }
    let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(Int(rhs.rawValue))
    return overflow ? .unlimited : .clamped(sum)
  }

  /// Adds a demand in place.
  public static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    guard lhs != .unlimited else { return }
    lhs = lhs + rhs
  }

  /// Returns the demand plus a count. A negative count lowers the demand, at most to `.max(0)`.
  public static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(rhs)
    return overflow ? .unlimited : .clamped(sum)
  }

  /// Adds a count in place.
  public static func += (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs + rhs
  }

  /// Returns the demand multiplied by `rhs`; unlimited if the product overflows. A negative factor ends the process with a message.
  public static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    let (product, overflow) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies in place.
  public static func *= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs * rhs
  }

  /// Returns the left demand minus the right one. Unlimited demand stays unlimited, and the result is at least `.max(0)`.
  public static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    guard rhs != .unlimited else { return .none }
    return .clamped(Int(lhs.rawValue) - Int(rhs.rawValue))
  }

  /// Subtracts a demand in place.
  public static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    lhs = lhs - rhs
  }

  /// Returns the demand minus a count. A negative count raises the demand, at most to unlimited.
  public static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    let (difference, overflow) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
    return overflow ? .unlimited : .clamped(difference)
  }

  /// Subtracts a count in place.
  public static func -= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs - rhs
  }
}
