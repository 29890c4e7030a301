import RivuletGraph

/// Rows that were built and have yet to be brought up to date.
///
/// Rows take their steps some at a time: the code of a step is at hand for the next row then, and the memory of the rows is so still.
@MainActor
struct NewRows {
  private struct NewRow {
    let mark: LaneMark
    /// Its only node; nil for rows of which it is not known that they always have one.
    let node: NodeReference?
    /// Whether some part of the row may be laid out by the layout pass alone.
    var waits: Bool

    /// The node of a row that may be laid out and has no nodes but that one.
    @MainActor var virtualNode: NodeReference? {
      guard !waits, let node, node.isVirtual else { return nil }
      return node
    }
  }

  /// How many rows take their steps together (our choice: their memory is a small part of what a core has at hand).
  static var most: Int { 16 }

  /// By their rows, which keep what they refer to.
  private var rows: [NewRow] = []
  /// Those of rows that are not one node.
  private var entries: [Scope] = []

  /// Whether they may be virtual, once that was asked.
  var areVirtual: Bool?

  var isFull: Bool { rows.count == Self.most }

  /// Takes a row that was built since a mark. It waits if some part of it may be laid out by the layout pass alone.
  mutating func append(_ entry: borrowing Scope, since mark: LaneMark, waits: Bool) {
    let node = entry.contents.onlyNode
    rows.append(NewRow(mark: mark, node: node, waits: waits))
    if node == nil { entries.append(copy entry) }
  }

  /// Brings the rows up to date, one after the other, and then lays those out that need no other for that. They are in the scope around them.
  mutating func finish(in list: DynamicViewList, _ scope: borrowing Scope) {
    guard let first = rows.first else { return }
    var sinks = scope.newSinks(since: first.mark)
    for place in rows.indices {
      let waitingParts = scope.waitingParts
      sinks.run(before: place + 1 < rows.count ? rows[place + 1].mark : nil)
      if scope.waitingParts != waitingParts { rows[place].waits = true }
      // Not with the others: a model shows one row at a time.
      if let node = rows[place].virtualNode { list.layOutEarly(node) }
    }
    sinks.finish()
    layOut(in: list)
    rows.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  private func layOut(in list: DynamicViewList) {
    let (rows, entries) = (rows.span, entries.span)
    var next = 0
    for place in rows.indices {
      if let node = rows[place].node {
        if !rows[place].waits, !node.isVirtual { list.layOutEarly(node) }
      } else {
        if !rows[place].waits { list.layOutEarly(entries[next]) }
        next += 1
      }
    }
  }

  /// Gives the memory back.
  mutating func close() { (rows, entries, areVirtual) = ([], [], nil) }
}
