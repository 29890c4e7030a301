/// A namespace for checks that counts and positions are not negative. A negative number is a caller error and ends the process with a
/// message.
enum PositionContract {
  /// Returns the given number of values, after checking it. `call` is the name of the method for the message.
  static func count(_ count: Int, in call: String) -> Int {
    guard count >= 0 else { fatalError("\(call)(\(count)): the number of values cannot be negative. Pass zero or more.") }
    return count
  }

  /// Returns the given position, after checking it. `call` is the name of the method for the message.
  static func position(_ index: Int, in call: String) -> Int {
    guard index >= 0 else { fatalError("\(call)(\(index)): a position cannot be negative. Count from zero.") }
    return index
  }

  /// Returns the given positions as a range, after checking them. A range without a lower bound starts at zero.
  static func positions<R>(_ range: R, in call: String) -> Range<Int> where R: RangeExpression, R.Bound == Int {
    let positions = endsBeforeZero(range) ? nil : range.relative(to: 0..<Int.max)
    guard let positions, positions.lowerBound >= 0 else {
      fatalError("\(call)(\(range)): a position cannot be negative. Count from zero.")
    }
    return positions
  }

  /// Returns true if a range has no lower bound and ends before position zero.
  private static func endsBeforeZero(_ range: some RangeExpression<Int>) -> Bool {
    switch range {
    case let range as PartialRangeUpTo<Int>: range.upperBound < 0
    case let range as PartialRangeThrough<Int>: range.upperBound < -1
    default: false
    }
  }
}
