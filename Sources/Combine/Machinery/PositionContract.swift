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

  /// Gives the positions as a range, which `call` was made with.
  static func positions<R>(_ range: R, in call: String) -> Range<Int> where R: RangeExpression, R.Bound == Int {
    let positions = range.relative(to: 0..<Int.max)
    guard positions.lowerBound >= 0 else { fatalError("\(call)(\(positions)): a position cannot be negative. Count from zero.") }
    return positions
  }
}
