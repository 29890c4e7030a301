package import RivuletTree

extension LazyContent {
  /// Where a row stands among all rows but headers and footers, those that were not made included; nil for a place that there is not.
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
