/// A range of integers used as the data of a `ForEach`. The index of a number is computed from the number itself.
protocol NumberRange {
  /// The first and last numbers of the range; nil if the range is empty.
  var ends: (first: AnyHashable, last: AnyHashable)? { get }

  /// Returns the number of elements before a number; nil if the number is outside the range.
  func place(of number: Any) -> Int?
}

extension Range: NumberRange where Bound: FixedWidthInteger {
  var ends: (first: AnyHashable, last: AnyHashable)? { isEmpty ? nil : (AnyHashable(lowerBound), AnyHashable(upperBound - 1)) }

  func place(of number: Any) -> Int? {
    guard let number = number as? Bound, contains(number) else { return nil }
    return number.distance(after: lowerBound)
  }
}

extension ClosedRange: NumberRange where Bound: FixedWidthInteger {
  var ends: (first: AnyHashable, last: AnyHashable)? { (AnyHashable(lowerBound), AnyHashable(upperBound)) }

  func place(of number: Any) -> Int? {
    guard let number = number as? Bound, contains(number) else { return nil }
    return number.distance(after: lowerBound)
  }
}

extension FixedWidthInteger {
  /// Returns the difference between this number and a smaller number; nil if the difference doesn't fit in an `Int`.
  fileprivate func distance(after other: Self) -> Int? {
    let (distance, isOver) = subtractingReportingOverflow(other)
    if !isOver { return Int(exactly: distance) }
    guard let own = Int(exactly: self), let start = Int(exactly: other) else { return nil }
    let (wide, isTooWide) = own.subtractingReportingOverflow(start)
    return isTooWide ? nil : wide
  }
}
