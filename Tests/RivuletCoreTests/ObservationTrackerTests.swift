import Observation
import RivuletGraph
import Testing

@testable import RivuletCore

/// Rules that read observable properties.
@MainActor
struct ObservationTrackerTests {
  @Observable final class Counted {
    var number = 0
  }

  /// A value that is made from an observable property.
  private struct Seen {
    let number: Int
  }

  @Test func `a rule that read an observable property once and goes ends its tracking`() throws {
    let tree = TestTree(EmptyView())
    let rule = tree.tree.graph.makeInput(0, in: tree.tree.graph.root).id
    let model = Counted()
    weak var signal: BodySignal?
    // The first of its type does not know yet that it reads observable properties.
    for _ in 0..<2 {
      var tracker = ObservationTracker(in: tree.tree.surroundings)
      let seen = tracker.track(rule: rule, for: Seen.self) { Seen(number: model.number) }
      #expect(seen.number == 0)
      signal = tracker.signal(of: rule, for: Seen.self)
      #expect(signal != nil)
    }
    #expect(signal == nil)
    model.number = 1
    #expect(tree.tree.isQuiet, "nobody is asked for what has gone")
  }

  @Observable final class Title {
    var text: String

    init(_ text: String) {
      self.text = text
    }
  }

  /// What rows of this suite show; only they make values of this type.
  private struct Cell: View {
    let text: String
    var body: some View { Box(name: text) }
  }

  private final class Log {
    var entries: [String] = []
    var showsTitles: (Bool) -> Void = { _ in }

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private struct Titles: View {
    let titles: [Title]
    let log: Log
    @State private var showsTitles = false

    var body: some View {
      let _ = log.showsTitles = { showsTitles = $0 }
      // Read here, so that the list makes all rows anew.
      let areShown = showsTitles
      Column {
        ForEach(titles.indices, id: \.self) { index in
          let _ = log.entries.append("row \(index)")
          Cell(text: areShown ? titles[index].text : "-")
        }
      }
    }
  }

  @Test func `B3.35 rows that begin to read observable properties are evaluated once each`() {
    let (titles, log) = (["a", "b", "c"].map(Title.init), Log())
    let test = TestTree(Titles(titles: titles, log: log))
    #expect(test.names == "- - -" && log.take() == ["row 0", "row 1", "row 2"])
    titles[1].text = "unread"
    test.turn()
    #expect(log.take() == [])
    test.turn { log.showsTitles(true) }
    #expect(test.names == "a unread c")
    let each = ["row 0", "row 1", "row 2"]
    #expect(log.take() == each)
    titles[1].text = "B"
    test.turn()
    #expect(test.names == "a B c" && log.take() == ["row 1"])
    test.turn { log.showsTitles(false) }
    #expect(test.names == "- - -" && log.take() == each)
    titles[2].text = "unread"
    test.turn()
    #expect(log.take() == [])
  }
}
