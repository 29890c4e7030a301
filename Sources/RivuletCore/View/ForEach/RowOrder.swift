/// The part of a list of rows that may have changed: where it lies in the old list and in the new one. What is before and behind it is common.
struct RowOrder {
  private(set) var old: Range<Int>
  private(set) var new: Range<Int>

  init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }

  /// The first row of both is the same.
  mutating func dropFirst() {
    old = (old.lowerBound + 1)..<old.upperBound
    new = (new.lowerBound + 1)..<new.upperBound
  }

  /// The last row of both is the same.
  mutating func dropLast() {
    old = old.lowerBound..<(old.upperBound - 1)
    new = new.lowerBound..<(new.upperBound - 1)
  }

  /// Lets the part reach to an old place at least; what it takes in belongs to both.
  mutating func include(_ place: Int) {
    let more = place + 1 - old.upperBound
    guard more > 0 else { return }
    old = old.lowerBound..<(old.upperBound + more)
    new = new.lowerBound..<(new.upperBound + more)
  }
}

/// Where the old order of rows goes on. Both places only go forward between look-ups.
struct RowCursor {
  /// Behind the last row that was found in order.
  var next: Int
  /// Behind the last row that was looked up, and those found in order since.
  var afterLookUp: Int

  init(at first: Int) {
    next = first
    afterLookUp = first
  }
}
