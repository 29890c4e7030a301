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
      var tracker = ObservationTracker(in: tree.tree)
      let seen = tracker.track(rule: rule, typeName: { "Seen" }) { Seen(number: model.number) }
      #expect(seen.number == 0)
      signal = tracker.signal(of: rule, typeName: { "Seen" })
      #expect(signal != nil)
    }
    #expect(signal == nil)
    model.number = 1
    #expect(tree.tree.isQuiet, "nobody is asked for what has gone")
  }
}
