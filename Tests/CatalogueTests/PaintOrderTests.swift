import RivuletCore
import RivuletElements
import Testing

/// What is drawn stands in view order, however the lists inside of each other change.
@MainActor
struct PaintOrderTests {
  private func shown(_ changes: [[[String]]]) -> [[String]] {
    let remote = Remote<[[String]]>()
    let test = ViewTest(
      Changing(changes[0], remote) { rows in
        VStack {
          ForEach(rows.indices, id: \.self) { row in
            HStack { ForEach(rows[row], id: \.self) { Text(verbatim: $0) } }
          }
        }
      })
    return changes.dropFirst().map { rows in
      test.turn { remote.set(rows) }
      return test.textItems.map(\.string)
    }
  }

  @Test func `a row that comes after the only other one has grown is drawn behind it`() {
    let shown = shown([[["a", "b"]], [["a", "b", "c"]], [["a", "b", "c"], ["d", "e"]]])
    #expect(shown == [["a", "b", "c"], ["a", "b", "c", "d", "e"]])
  }

  @Test func `rows of any lengths that come and go are drawn in order`() {
    let lengths = [[2], [3], [3, 2], [2, 2], [2, 2, 2], [0, 2], [2], [5], [5, 5], [1, 1], [1], [4], [4, 4, 4], []]
    let changes = lengths.map { rows in rows.enumerated().map { row, count in (0..<count).map { "\(row).\($0)" } } }
    #expect(shown(changes) == changes.dropFirst().map { $0.flatMap(\.self) })
  }
}
