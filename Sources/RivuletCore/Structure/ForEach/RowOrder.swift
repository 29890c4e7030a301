/// The part of a list of rows that may have changed, as ranges in the old and new lists. The lists share the rows before and after that
/// part.
struct RowOrder {
  private(set) var old: Range<Int>
  private(set) var new: Range<Int>

  init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }

  /// Removes the first row, which the lists share, from both ranges.
  mutating func dropFirst() {
    old = (old.lowerBound + 1)..<old.upperBound
    new = (new.lowerBound + 1)..<new.upperBound
  }

  /// Removes the last row, which the lists share, from both ranges.
  mutating func dropLast() {
    old = old.lowerBound..<(old.upperBound - 1)
    new = new.lowerBound..<(new.upperBound - 1)
  }

  /// Extends the part through an index in the old list. The added rows belong to both ranges.
  mutating func include(_ place: Int) {
    let more = place + 1 - old.upperBound
    guard more > 0 else { return }
    old = old.lowerBound..<(old.upperBound + more)
    new = new.lowerBound..<(new.upperBound + more)
  }
}

/// The positions at which the old order of rows continues. Between lookups, the positions only increase.
struct RowCursor {
  /// The position after the last row found in order.
  var next: Int
  /// The position after the last row found by lookup and any rows found in order since then.
  var afterLookUp: Int

  init(at first: Int) {
    next = first
    afterLookUp = first
  }
}
