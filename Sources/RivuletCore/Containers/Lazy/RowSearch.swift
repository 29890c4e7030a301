/// A search for an identity in rows that are created for the search. It may extend over several frames.
@MainActor
struct RowSearch {
  /// The number of rows or elements that the current step may still create.
  var budget = LazyConstants.maximumSearchedRows
  /// The progress in each container.
  private var places: [ObjectIdentifier: Place] = [:]

  private struct Place {
    /// The rows that consist of a single view. They are few, and are searched first.
    var singleRows: [Int]
    var next = 0
  }

  /// Returns the index of the next row to search; nil if all rows have been searched.
  mutating func nextPlace(in content: LazyContent, singleRows: () -> [Int]) -> Int? {
    var place = places[ObjectIdentifier(content)] ?? Place(singleRows: singleRows().reversed())
    defer { places[ObjectIdentifier(content)] = place }
    if let single = place.singleRows.popLast() { return single }
    guard place.next < end(of: content) else { return nil }
    place.next += 1
    return place.next - 1
  }

  /// Returns true if all rows of the container have been searched.
  func isOver(in content: LazyContent) -> Bool {
    guard let place = places[ObjectIdentifier(content)], content.isCounted else { return false }
    return place.singleRows.isEmpty && place.next >= end(of: content)
  }

  /// Returns the number of rows to search. In very long containers, the search is limited to the first rows.
  private func end(of content: LazyContent) -> Int {
    let count = content.rowCount
    return count <= LazyConstants.maximumSearchedRows ? count : LazyConstants.rowsSearchedPerFrame
  }
}
