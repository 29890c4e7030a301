import RivuletCore
import Testing

/// New rows of a `ForEach` are brought up to date one after the other, each before the next is made.
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
    #expect(log.lines == ["row 3", "body 3", "row 1", "row 2"])
  }
}
