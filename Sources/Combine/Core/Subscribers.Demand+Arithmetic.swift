// Documentation: whatever involves an unlimited left side stays unlimited, overflow means unlimited, and results below zero are clamped
// to `.max(0)`.
extension Subscribers.Demand {
  /// The sum; unlimited if a side is, or if the sum overflows.
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

  /// The sum with a count; a negative count lowers the demand, at most to `.max(0)`.
  public static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(rhs)
    return overflow ? .unlimited : .clamped(sum)
  }

  /// Adds a count in place.
  public static func += (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs + rhs
  }

  /// The demand `rhs` times over; unlimited if it overflows. A negative factor ends the process with a message.
  public static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    let (product, overflow) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies in place.
  public static func *= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs * rhs
  }

  /// What is left: unlimited stays unlimited, and `.max(0)` is the least that is left.
  public static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    guard lhs != .unlimited else { return .unlimited }
    guard rhs != .unlimited else { return .none }
    return .clamped(Int(lhs.rawValue) - Int(rhs.rawValue))
  }

  /// Subtracts a demand in place.
  public static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    lhs = lhs - rhs
  }

  /// What is left after a count; a negative count raises the demand, at most to unlimited.
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
