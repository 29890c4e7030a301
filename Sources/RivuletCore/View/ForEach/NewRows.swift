import RivuletGraph

/// Rows that were built and have yet to be brought up to date.
///
/// Rows take their steps some at a time: the code of a step is at hand for the next row then, and the memory of the rows is so still.
@MainActor
struct NewRows {
  private struct NewRow {
    let entry: DynamicViewList.Entry
    let mark: LaneMark
    /// Whether some part of the row may be laid out by the layout pass alone.
    var waits: Bool
  }

  /// How many rows take their steps together (our choice: their memory is a small part of what a core has at hand).
  static var most: Int { 16 }

  private var rows: [NewRow] = []

  var isFull: Bool { rows.count == Self.most }

  /// Takes a row that was built since a mark, and since the tree had so many parts that wait for the layout pass.
  mutating func append(_ entry: DynamicViewList.Entry, since mark: LaneMark, _ waitingParts: Int) {
    rows.append(NewRow(entry: entry, mark: mark, waits: entry.scope.waitingParts != waitingParts))
  }

  /// Brings the rows up to date, one after the other, and then lays those out that need no other for that.
  mutating func finish(in list: DynamicViewList) {
    guard let first = rows.first else { return }
    var sinks = first.entry.scope.subgraph.graph.newSinks(since: first.mark)
    for place in rows.indices {
      let scope = rows[place].entry.scope
      let waitingParts = scope.waitingParts
      sinks.run(before: place + 1 < rows.count ? rows[place + 1].mark : nil)
      if scope.waitingParts != waitingParts { rows[place].waits = true }
    }
    sinks.finish()
    layOut(in: list)
    rows.removeAll(keepingCapacity: true)
  }

  private func layOut(in list: DynamicViewList) {
    let rows = rows.span
    for place in rows.indices where !rows[place].waits { list.layOutEarly(rows[place].entry) }
  }

  /// Gives the memory back.
  mutating func close() { rows = [] }
}
