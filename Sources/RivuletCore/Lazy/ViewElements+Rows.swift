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

  /// Other rows are placed than before.
  func placedRowsChanged() { rowList?.placedRowsChanged() }

  /// Whether these are the elements of a list.
  func isList(_ list: ViewList) -> Bool { rowList === list }

  /// Adds the sections among the rows, the first of which is at a place.
  package func appendSections(from first: Int, to sections: inout [RowSection]) { rowList?.appendSections(from: first, to: &sections) }
}
