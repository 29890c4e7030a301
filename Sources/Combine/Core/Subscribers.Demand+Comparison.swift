extension Subscribers.Demand {
  /// Returns true if the left demand is less than the right one. Unlimited demand is greater than any count.
  public static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Returns true if a demand is greater than a count.
  public static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    rhs < lhs
  }

  /// Returns true if a demand is greater than or equal to a count.
  public static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    !(lhs < rhs)
  }

  /// Returns true if a count is greater than a demand.
  public static func > (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    rhs < lhs
  }

  /// Returns true if a count is greater than or equal to a demand.
  public static func >= (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    !(lhs < rhs)
  }

  /// Returns true if a demand is less than a count.
  public static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    guard let count = lhs.max else { return false }
    return count < rhs
  }

  /// Returns true if a count is less than a demand.
  public static func < (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    guard let count = rhs.max else { return true }
    return lhs < count
  }

  /// Returns true if a demand is less than or equal to a count.
  public static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    !(rhs < lhs)
  }

  /// Returns true if a count is less than or equal to a demand.
  public static func <= (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    !(rhs < lhs)
  }

  /// Returns true if a demand is limited and equal to a count.
  public static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    lhs.max == rhs
  }

  /// Returns true if a demand is unlimited or differs from a count.
  public static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    !(lhs == rhs)
  }

  /// Returns true if a demand is limited and equal to a count.
  public static func == (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    rhs == lhs
  }

  /// Returns true if a demand is unlimited or differs from a count.
  public static func != (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    !(rhs == lhs)
  }
}
