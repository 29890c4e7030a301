/// A search for an identity in rows that have to be made for it; it goes on from frame to frame.
@MainActor
struct RowSearch {
  /// The number of rows or elements that may still be made now.
  var budget = LazyConstants.mostRowsSearched
  /// Its place in each container.
  private var places: [ObjectIdentifier: Place] = [:]

  private struct Place {
    /// Rows that are single views: few, and looked at first.
    var singleRows: [Int]
    var next = 0
  }

  /// The next row to look at; nil if all were.
  mutating func nextPlace(in content: LazyContent, singleRows: () -> [Int]) -> Int? {
    var place = places[ObjectIdentifier(content)] ?? Place(singleRows: singleRows().reversed())
    defer { places[ObjectIdentifier(content)] = place }
    if let single = place.singleRows.popLast() { return single }
    guard place.next < end(of: content) else { return nil }
    place.next += 1
    return place.next - 1
  }

  /// Whether all rows of a container were looked at.
  func isOver(in content: LazyContent) -> Bool {
    guard let place = places[ObjectIdentifier(content)], content.isCounted else { return false }
    return place.singleRows.isEmpty && place.next >= end(of: content)
  }

  /// The number of rows to look at. Of more rows than can be looked at only the first ones are.
  private func end(of content: LazyContent) -> Int {
    let count = content.rowCount
    return count <= LazyConstants.mostRowsSearched ? count : LazyConstants.rowsSearchedPerFrame
  }
}
