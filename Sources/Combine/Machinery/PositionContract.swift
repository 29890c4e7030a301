/// Ends the process with a message when a number of values or a position is negative, which is an error of the caller.
enum PositionContract {
  /// Gives the number of values, which `call` was made with.
  static func count(_ count: Int, in call: String) -> Int {
    guard count >= 0 else { fatalError("\(call)(\(count)): the number of values cannot be negative. Pass zero or more.") }
    return count
  }

  /// Gives the position, which `call` was made with.
  static func position(_ index: Int, in call: String) -> Int {
    guard index >= 0 else { fatalError("\(call)(\(index)): a position cannot be negative. Count from zero.") }
    return index
  }

  /// Gives the positions as a range, which `call` was made with. A range without a lower bound begins at zero.
  static func positions<R>(_ range: R, in call: String) -> Range<Int> where R: RangeExpression, R.Bound == Int {
    let positions = endsBeforeZero(range) ? nil : range.relative(to: 0..<Int.max)
    guard let positions, positions.lowerBound >= 0 else {
      fatalError("\(call)(\(range)): a position cannot be negative. Count from zero.")
    }
    return positions
  }

  /// True for a range without a lower bound that no collection of positions can complete.
  private static func endsBeforeZero(_ range: some RangeExpression<Int>) -> Bool {
    switch range {
    case let range as PartialRangeUpTo<Int>: range.upperBound < 0
    case let range as PartialRangeThrough<Int>: range.upperBound < -1
    default: false
    }
  }
}
