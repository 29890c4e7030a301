import RivuletCore
import Testing

/// B3.49, as gestures use it.
@MainActor
struct GestureStateTests {
  private final class Record {
    var bodies: [Int] = []
    var state: GestureState<Int>?
    var resets: [Int] = []
  }

  private struct Dragged: View {
    let record: Record
    @GestureState private var distance: Int

    init(_ record: Record) {
      self.record = record
      _distance = GestureState(
        wrappedValue: 3,
        reset: { last, transaction in
          record.resets.append(last)
          transaction.isContinuous = true
        })
    }

    var body: some View {
      let _ = record.state = $distance
      let _ = record.bodies.append(distance)
      EmptyView()
    }
  }

  @Test func `B3.49 the value follows the gesture and goes back when it ends`() throws {
    let record = Record()
    let tree = TestTree(Dragged(record))
    let state = try #require(record.state)
    tree.turn { state.change { value, _ in value = 10 } }
    tree.turn { state.reset() }
    #expect(record.bodies == [3, 10, 3])
    #expect(record.resets == [10])
  }
}
