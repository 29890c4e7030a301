package import RivuletTree

/// The rows of a lazy container, as its content gives them. A view that is always one row is in a list of its own (`SingleRowList`), so that what is
/// not in a list has no rows.
extension ViewElements {
  private var rowList: ViewList? {
    if case .list(let list) = self { list } else { nil }
  }

  /// How many rows there are, made or not.
  package var rowCount: Int { rowList?.rowCount ?? 0 }

  /// The row at a place, made if it was not; nil if it has turned out that there are fewer.
  package func row(at place: Int) -> LazyRow? { rowList?.row(at: place) }

  /// The place of the first row of the element, or of the made row, with an identity.
  package func rowIndex(of id: AnyHashable) -> Int? { rowList?.rowIndex(of: id) }

  /// The identity of the element that is one row; nil where that is not known without making the row.
  func elementID(ofRow place: Int) -> AnyHashable? { rowList?.elementID(ofRow: place) }

  /// Other rows are placed than before.
  func placedRowsChanged() { rowList?.placedRowsChanged() }

  /// Whether any row was made and is kept.
  var hasMadeRows: Bool { rowList?.hasMadeRows ?? false }

  /// Lets go of elements that have no rows left, where they can be made again for a row.
  func dropEmptyElements() { rowList?.dropEmptyElements() }

  /// Whether all elements were made that have to be made to count the rows.
  var isCounted: Bool { rowList?.isCounted ?? true }

  /// Makes so many of the elements that have to be made to count the rows.
  func countElements(atMost budget: inout Int) { rowList?.countElements(atMost: &budget) }

  /// Adds the places of the rows that are single views and were not made.
  func appendSingleRows(from first: Int, to places: inout [Int]) { rowList?.appendSingleRows(from: first, to: &places) }

  /// Whether these are the elements of a list.
  func isList(_ list: ViewList) -> Bool { rowList === list }

  /// Adds the sections of these rows, which begin at a place among all rows.
  package func appendSections(from first: Int, to sections: inout [RowSection]) { rowList?.appendSections(from: first, to: &sections) }
}
