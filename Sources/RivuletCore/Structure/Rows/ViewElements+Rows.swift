package import RivuletTree

/// The rows of a lazy container in its content. A view that is always one row has a list of its own (`SingleRowList`), so that elements
/// without a list have no rows.
extension ViewElements {
  private var rowList: ViewList? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The number of rows, made or not.
  package var rowCount: Int { rowList?.rowCount ?? 0 }

  /// Returns the row at an index, and makes it if necessary; nil if there turn out to be fewer rows.
  package func row(at place: Int) -> LazyRow? { rowList?.row(at: place) }

  /// Returns the index of the first row of the element, or of the made row, with an identity; nil if there is none.
  package func rowIndex(of id: AnyHashable) -> Int? { rowList?.rowIndex(of: id) }

  /// Returns the identity of the element that is one row; nil if that is unknown without making the row.
  func elementID(ofRow place: Int) -> AnyHashable? { rowList?.elementID(ofRow: place) }

  /// Called when other rows are placed than before.
  func placedRowsChanged() { rowList?.placedRowsChanged() }

  /// True if any row was made and is kept.
  var hasMadeRows: Bool { rowList?.hasMadeRows ?? false }

  /// Releases elements without rows, if they can be made again for a row.
  func dropEmptyElements() { rowList?.dropEmptyElements() }

  /// True if all elements are made that are necessary to count the rows.
  var isCounted: Bool { rowList?.isCounted ?? true }

  /// Makes a number of the elements that are necessary to count the rows.
  func countElements(atMost budget: inout Int) { rowList?.countElements(atMost: &budget) }

  /// Adds the indices of the rows that are single views and were not made.
  func appendSingleRows(from first: Int, to places: inout [Int]) { rowList?.appendSingleRows(from: first, to: &places) }

  /// Returns true if these are the elements of a list.
  func isList(_ list: ViewList) -> Bool { rowList === list }

  /// Adds the sections of these rows, whose first row has an index among all rows.
  package func appendSections(from first: Int, to sections: inout [RowSection]) { rowList?.appendSections(from: first, to: &sections) }
}
