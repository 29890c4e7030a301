package import RivuletTree

extension LazyContent {
  /// Returns the position of a row among all rows that are not headers or footers, whether or not they have been created; nil if there is
  /// no such row.
  package func semanticPosition(ofRow place: Int) -> SemanticsPosition? {
    let total = rowCount
    guard (0..<total).contains(place) else { return nil }
    var (count, index) = (total, place)
    for section in sections {
      count -= section.header.count + section.footer.count
      if section.header.upperBound <= place { index -= section.header.count }
      if section.footer.upperBound <= place { index -= section.footer.count }
    }
    return SemanticsPosition(index: max(index, 0), count: count)
  }
}
