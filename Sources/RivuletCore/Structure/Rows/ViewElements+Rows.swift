package import RivuletTree

/// The rows of a lazy container in its content. A view that always forms one row has a list of its own (`SingleRowList`), so elements
/// without a list have no rows.
extension ViewElements {
  private var rowList: ViewList? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The number of rows, created or not.
  package var rowCount: Int { rowList?.rowCount ?? 0 }

  /// Returns the row at an index, creating it if necessary; nil if there turn out to be fewer rows.
  package func row(at place: Int) -> LazyRow? { rowList?.row(at: place) }

  /// Returns the index of the first row that belongs to the element, or to the created row, with an identity; nil if there is none.
  package func rowIndex(of id: AnyHashable) -> Int? { rowList?.rowIndex(of: id) }

  /// Returns the identity of the element that forms one row; nil if the identity is unknown without creating the row.
  func elementID(ofRow place: Int) -> AnyHashable? { rowList?.elementID(ofRow: place) }

  /// Called when the set of placed rows has changed.
  func placedRowsChanged() { rowList?.placedRowsChanged() }

  /// True if any row has been created and kept.
  var hasMadeRows: Bool { rowList?.hasMadeRows ?? false }

  /// Releases elements without rows, if they can be created again for a row.
  func dropEmptyElements() { rowList?.dropEmptyElements() }

  /// True if all elements needed to count the rows have been created.
  var isCounted: Bool { rowList?.isCounted ?? true }

  /// Creates some of the elements that are needed to count the rows.
  func countElements(atMost budget: inout Int) { rowList?.countElements(atMost: &budget) }

  /// Adds the indices of the rows that are single views and have not been created.
  func appendSingleRows(from first: Int, to places: inout [Int]) { rowList?.appendSingleRows(from: first, to: &places) }

  /// Returns true if these are the elements of a list.
  func isList(_ list: ViewList) -> Bool { rowList === list }

  /// Adds the sections of these rows. `first` is the index of their first row among all rows.
  package func appendSections(from first: Int, to sections: inout [RowSection]) { rowList?.appendSections(from: first, to: &sections) }
}
