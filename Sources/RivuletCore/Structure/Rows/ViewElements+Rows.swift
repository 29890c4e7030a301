package import RivuletTree

/// The rows of a lazy container's content. A view that always forms one row has its own list (`SingleRowList`), so elements without a list
/// have no rows.
extension ViewElements {
  private var rowList: ViewList? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The number of rows, including those not yet created.
  package var rowCount: Int { rowList?.rowCount ?? 0 }

  /// Returns the row at an index, creating it if necessary; nil if the content turns out to have fewer rows.
  package func row(at place: Int) -> LazyRow? { rowList?.row(at: place) }

  /// Returns the index of the first row that belongs to the element or created row with the given identity; nil if no row matches.
  package func rowIndex(of id: AnyHashable) -> Int? { rowList?.rowIndex(of: id) }

  /// Returns the identity of the element that forms one row; nil if finding the identity would require creating the row.
  func elementID(ofRow place: Int) -> AnyHashable? { rowList?.elementID(ofRow: place) }

  /// Called when the set of placed rows changes.
  func placedRowsChanged() { rowList?.placedRowsChanged() }

  /// True if any row has been created and kept.
  var hasMadeRows: Bool { rowList?.hasMadeRows ?? false }

  /// Releases elements without rows if they can be created again for a row.
  func dropEmptyElements() { rowList?.dropEmptyElements() }

  /// True if all elements needed to count the rows have been created.
  var isCounted: Bool { rowList?.isCounted ?? true }

  /// Creates some of the elements needed to count the rows.
  func countElements(atMost budget: inout Int) { rowList?.countElements(atMost: &budget) }

  /// Appends the indices of the rows that are single views and haven't been created.
  func appendSingleRows(from first: Int, to places: inout [Int]) { rowList?.appendSingleRows(from: first, to: &places) }

  /// Returns true if these elements are the given list.
  func isList(_ list: ViewList) -> Bool { rowList === list }

  /// Appends the sections of these rows. `first` is the index of their first row among all rows.
  package func appendSections(from first: Int, to sections: inout [RowSection]) { rowList?.appendSections(from: first, to: &sections) }
}
