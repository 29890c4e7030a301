extension Subscribers.Demand {
  /// Whether the left side asks for less; unlimited is more than any count.
  public static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Whether a demand is more than a count.
  public static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    rhs < lhs
  }

  /// Whether a demand is at least a count.
  public static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    !(lhs < rhs)
  }

  /// Whether a count is more than a demand.
  public static func > (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    rhs < lhs
  }

  /// Whether a count is at least a demand.
  public static func >= (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    !(lhs < rhs)
  }

  /// Whether a demand is less than a count.
  public static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    guard let count = lhs.max else { return false }
    return count < rhs
  }

  /// Whether a count is less than a demand.
  public static func < (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    guard let count = rhs.max else { return true }
    return lhs < count
  }

  /// Whether a demand is at most a count.
  public static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    !(rhs < lhs)
  }

  /// Whether a count is at most a demand.
  public static func <= (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    !(rhs < lhs)
  }

  /// Whether a demand is limited and exactly a count.
  public static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    lhs.max == rhs
  }

  /// Whether a demand is unlimited or another count.
  public static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    !(lhs == rhs)
  }

  /// Whether a demand is limited and exactly a count.
  public static func == (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    rhs == lhs
  }

  /// Whether a demand is unlimited or another count.
  public static func != (lhs: Int, rhs: Subscribers.Demand) -> Bool {
    !(rhs == lhs)
  }
}
