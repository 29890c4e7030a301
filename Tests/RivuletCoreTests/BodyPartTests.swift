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
  private struct Near: Equatable, CustomStringConvertible {
    var value: Double
    /// So that the value is not compared bit by bit, as trivial ones are (B2.02).
    var unit = metre
    private static let metre = ["m"]
    var description: String { "\(value)" }

    static func == (lhs: Near, rhs: Near) -> Bool { abs(lhs.value - rhs.value) < 1 }
  }

  private struct Leaf<Value>: LeafView {
    let name: String
    let value: Value
    let probe: Probe

    init(_ name: String, _ value: Value, _ probe: Probe) {
      self.name = name
      self.value = value
      self.probe = probe
    }

    static func makeBehavior(_ inputs: _ViewListInputs) -> BoxBehavior { BoxBehavior(box: Box(name: "")) }

    func update(_ node: BehaviorNode<BoxBehavior>, environment: EnvironmentReader) {
      probe.updated.append("\(name) \(value)")
    }
  }

  private struct Top: View {
    let probe: Probe
    @RivuletCore.State private var state = State()

    var body: some View {
      Leaves(state: state, probe: probe).onAppear { probe.write = { state = $0 } }
    }
  }

  /// Without closures, each of which would be another one in each evaluation (B2.07).
  private struct Leaves: View {
    let state: State
    let probe: Probe

    var body: some View {
      Column {
        Leaf("first", state.first, probe)
        Leaf("second", state.second, probe)
        Leaf("third", 3, probe)
        Leaf("near", state.near, probe)
      }
    }
  }

  private struct Shelf<Content: View>: ContainerView {
    typealias Body = Never
    let level: Int
    let probe: Probe
    let content: Content

    static func makeBehavior(_ inputs: _ViewListInputs) -> StackBehavior { StackBehavior(.vertical()) }

    func update(_ node: BehaviorNode<StackBehavior>, environment: EnvironmentReader) { probe.updated.append("shelf \(level)") }
  }

  private struct Wall<Secondary: View>: SecondaryContentModifier {
    typealias Body = Never
    static var isInFront: Bool { false }

    let secondary: Secondary
    let level: Int
    let probe: Probe

    func update(_ node: BehaviorNode<LayeredBehavior>, environment: EnvironmentReader) { probe.updated.append("wall \(level)") }
  }

  private struct Shelves: View {
    let probe: Probe
    let inner: Bool
    @RivuletCore.State private var state = State()

    var body: some View {
      Content(state: state, inner: inner, probe: probe).onAppear { probe.write = { state = $0 } }
    }

    struct Content: View {
      let state: State
      let inner: Bool
      let probe: Probe

      var body: some View {
        let (text, level) = (state.second, state.first)
        Shelf(level: inner ? 0 : level, probe: probe, content: Leaf("on it", text, probe))
          .modifier(Wall(secondary: Leaf("behind", inner ? level : 0, probe), level: inner ? 0 : level, probe: probe))
      }
    }
  }

  @Test func `a container and a modifier with content are not brought up to date for what is inside of them`() {
    let probe = Probe()
    let tree = TestTree(Shelves(probe: probe, inner: true))
    #expect(Set(probe.take()) == ["shelf 0", "on it a", "wall 0", "behind 0"])
    tree.turn { probe.write(State(second: "b")) }
    #expect(probe.take() == ["on it b"])
    tree.turn { probe.write(State(first: 1, second: "b")) }
    #expect(probe.take() == ["behind 1"])
  }

  @Test func `a container and a modifier with content are brought up to date for what is their own`() {
    let probe = Probe()
    let tree = TestTree(Shelves(probe: probe, inner: false))
    _ = probe.take()
    tree.turn { probe.write(State(first: 1)) }
    #expect(probe.take().filter { $0.hasSuffix("1") }.sorted() == ["shelf 1", "wall 1"])
  }

  @Test func `only nodes whose part of the body differs are brought up to date`() {
    let probe = Probe()
    let tree = TestTree(Top(probe: probe))
    #expect(probe.take() == ["first 0", "second a", "third 3", "near 0.0"])
    tree.turn { probe.write(State(first: 1)) }
    #expect(probe.take() == ["first 1"])
    tree.turn { probe.write(State(first: 1, second: "b")) }
    #expect(probe.take() == ["second b"])
    // What lies between the first and the last difference counts as different.
    tree.turn { probe.write(State(first: 2, second: "b", near: Near(value: 5))) }
    #expect(probe.take() == ["first 2", "second b", "third 3", "near 5.0"])
  }

  @Test func `a value that is only near the one before reaches its node, so that small steps add up`() {
    let probe = Probe()
    let tree = TestTree(Top(probe: probe))
    for step in 1...3 {
      _ = probe.take()
      let value = Double(step) * 0.6
      tree.turn { probe.write(State(first: step, near: Near(value: value))) }
      #expect(probe.take().last == "near \(value)")
    }
  }
}
