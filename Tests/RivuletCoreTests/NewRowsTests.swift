import RivuletCore
import Testing

/// The rows of a `ForEach` are evaluated one after the other, those that stay before those that are new, each with what is inside of it.
@MainActor
struct NewRowsTests {
  final class Log {
    var lines: [String] = []
    var set: ([Int]) -> Void = { _ in }
  }

  struct Row: View {
    let id: Int
    let log: Log

    var body: some View {
      let _ = log.lines.append("body \(id)")
      Box(name: "\(id)")
    }
  }

  struct Rows: View {
    let log: Log
    @State var ids: [Int] = []

    var body: some View {
      let _ = log.set = { ids = $0 }
      Column {
        ForEach(ids, id: \.self) { id in
          let _ = log.lines.append("row \(id)")
          Row(id: id, log: log)
        }
      }
    }
  }

  @Test func `each row is evaluated once, its body with it`() {
    let log = Log()
    let test = TestTree(Rows(log: log))
    test.turn { log.set([1, 2]) }
    #expect(log.lines == ["row 1", "body 1", "row 2", "body 2"])
    log.lines = []
    test.turn { log.set([1, 3, 2]) }
    #expect(log.lines == ["row 1", "row 2", "row 3", "body 3"])
  }

  struct Nested: View {
    let log: Log
    @State var ids: [Int] = []

    var body: some View {
      let _ = log.set = { ids = $0 }
      Column {
        ForEach(ids, id: \.self) { id in
          if id > 0 { Row(id: id, log: log) }
          ForEach(0..<2, id: \.self) { part in Row(id: id * 100 + part, log: log) }
        }
      }
    }
  }

  @Test(arguments: [2, 15, 16, 17, 40]) func `what is inside of a row is evaluated before the next row`(count: Int) {
    let log = Log()
    let test = TestTree(Nested(log: log))
    test.turn { log.set(Array(1...count)) }
    func bodies(_ id: Int) -> Set<String> { ["body \(id)", "body \(id * 100)", "body \(id * 100 + 1)"] }
    #expect(log.lines.count == 3 * count)
    for row in 0..<count { #expect(Set(log.lines[3 * row..<3 * row + 3]) == bodies(row + 1)) }
    log.lines = []
    test.turn { log.set(Array(0...count + 1)) }
    #expect(log.lines.prefix(2) == ["body 0", "body 1"])
    #expect(log.lines.count == 5 && Set(log.lines.dropFirst(2)) == bodies(count + 1))
  }
}
