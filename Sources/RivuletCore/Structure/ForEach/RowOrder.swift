/// The part of a list of rows that may have changed, as ranges in the old list and in the new one. The rows before and after it are common.
struct RowOrder {
  private(set) var old: Range<Int>
  private(set) var new: Range<Int>

  init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }

  /// Removes the first row of both ranges, which is common.
  mutating func dropFirst() {
    old = (old.lowerBound + 1)..<old.upperBound
    new = (new.lowerBound + 1)..<new.upperBound
  }

  /// Removes the last row of both ranges, which is common.
  mutating func dropLast() {
    old = old.lowerBound..<(old.upperBound - 1)
    new = new.lowerBound..<(new.upperBound - 1)
  }

  /// Extends the part to an index in the old list. The rows that it adds belong to both ranges.
  mutating func include(_ place: Int) {
    let more = place + 1 - old.upperBound
    guard more > 0 else { return }
    old = old.lowerBound..<(old.upperBound + more)
    new = new.lowerBound..<(new.upperBound + more)
  }
}

/// The positions at which the old order of rows continues. Both only move forward between look-ups.
struct RowCursor {
  /// The position behind the last row that was found in order.
  var next: Int
  /// The position behind the last row that was looked up, and the rows found in order since.
  var afterLookUp: Int

  init(at first: Int) {
    next = first
    afterLookUp = first
  }
}
