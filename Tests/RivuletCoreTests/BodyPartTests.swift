import RivuletCore
import Testing

/// Which nodes of a body are brought up to date when a part of the body differs.
@MainActor
struct BodyPartTests {
  private final class Probe {
    var updated: [String] = []
    var write: (State) -> Void = { _ in }

    func take() -> [String] {
      defer { updated = [] }
      return updated
    }
  }

  private struct State: Equatable {
    var first = 0
    var second = "a"
    var near = Near(value: 0)
  }

  /// Equal to what is not far away, so that equality says little.
  private struct Near: Equatable {
    var value: Double

    static func == (lhs: Near, rhs: Near) -> Bool { abs(lhs.value - rhs.value) < 1 }
  }

  private struct Leaf<Value>: LeafView {
    let value: Value
    let name: String
    let probe: Probe

    init(_ name: String, _ value: Value, _ probe: Probe) {
      self.name = name
      self.value = value
      self.probe = probe
    }

    static func makeBehavior(_ inputs: _ViewListInputs) -> BoxBehavior { BoxBehavior(box: Box(name: "")) }

    func update(_ node: BehaviorNode<BoxBehavior>, environment: EnvironmentValues) {
      probe.updated.append("\(name) \(value)")
    }
  }

  private struct Top: View {
    let probe: Probe
    @RivuletCore.State private var state = State()

    var body: some View {
      Column {
        Leaf("first", state.first, probe)
        Leaf("second", state.second, probe)
        Leaf("third", 3, probe)
        Leaf("near", state.near, probe)
      }
      .onAppear { probe.write = { state = $0 } }
    }
  }

  @Test func `only nodes whose part of the body differs are brought up to date`() {
    let probe = Probe()
    let tree = TestTree(Top(probe: probe))
    #expect(probe.take().count == 4)
    // The closure of `onAppear` lies behind all of them, and is another one each time.
    tree.turn { probe.write(State(first: 1)) }
    #expect(probe.take().first == "first 1")
    tree.turn { probe.write(State(first: 1, second: "b")) }
    let updated = probe.take()
    #expect(updated.contains("second b"))
    #expect(!updated.contains("first 1"))
  }

  @Test func `a value that is only near the one before reaches its node, so that small steps add up`() {
    let probe = Probe()
    let tree = TestTree(Top(probe: probe))
    _ = probe.take()
    tree.turn { probe.write(State(first: 1, near: Near(value: 0.6))) }
    #expect(probe.take().contains { $0.hasPrefix("near") && $0.contains("0.6") })
    tree.turn { probe.write(State(first: 2, near: Near(value: 1.2))) }
    #expect(probe.take().contains { $0.hasPrefix("near") && $0.contains("1.2") })
  }
}
