import RivuletCore
import Testing

/// Objects that readers of a sort derive from the environment.
@MainActor
struct EnvironmentDerivedTests {
  /// What was made, and who has which.
  private final class Probe {
    var madeCount = 0
    var held: [String: Derived] = [:]
    var write: (Int) -> Void = { _ in }
  }

  private final class Derived {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }
  }

  /// Derives an object in a rule of its own.
  private struct Reader: LeafView {
    let name: String
    let probe: Probe

    init(_ name: String, _ probe: Probe) {
      self.name = name
      self.probe = probe
    }

    static func makeBehavior(_ inputs: _ViewListInputs) -> BoxBehavior { BoxBehavior(box: Box(name: "")) }

    func update(_ node: BehaviorNode<BoxBehavior>, environment: EnvironmentReader) {
      probe.held[name] = environment.values.derived {
        probe.madeCount += 1
        return Derived($0.number)
      }
    }
  }

  private struct Top<Content: View>: View {
    let probe: Probe
    @ViewBuilder let content: (Int) -> Content
    @State private var number = 0

    var body: some View {
      Column { content(number) }.onAppear { probe.write = { number = $0 } }
    }
  }

  @Test func `readers share what none of the places around them changes`() throws {
    let probe = Probe()
    let tree = TestTree(
      Column {
        Reader("plain", probe)
        Reader("inside another key", probe).environment(\.other, 1).environment(\.other, 2)
        Reader("inside", probe).environment(\.other, 1).environment(\.number, 5).environment(\.other, 2)
      })
    #expect(probe.held["plain"] === probe.held["inside another key"])
    #expect(probe.held.mapValues(\.number) == ["plain": 0, "inside another key": 0, "inside": 5])
    #expect(probe.madeCount == 2)
    tree.turn { tree.tree.updateEnvironment { $0.other = 3 } }
    #expect(probe.madeCount == 2)
    tree.turn { tree.tree.updateEnvironment { $0.number = 7 } }
    #expect(probe.held["plain"] === probe.held["inside another key"])
    #expect(probe.held.mapValues(\.number) == ["plain": 7, "inside another key": 7, "inside": 5])
  }

  @Test func `a reader whose own key is set from the beginning shares with nobody, though nothing was read before it`() {
    let probe = Probe()
    _ = TestTree(
      Column {
        Reader("inside", probe).environment(\.number, 5)
        Reader("plain", probe)
      })
    #expect(probe.held.mapValues(\.number) == ["plain": 0, "inside": 5])
  }

  @Test func `a place that begins to set the key, or to change it, reaches the reader`() {
    let probe = Probe()
    let tree = TestTree(
      Top(probe: probe) { number in
        Reader("plain", probe)
        Reader("inside", probe).transformEnvironment(\.self) { if number > 0 { $0.number = number } }
      })
    #expect(probe.held["plain"] === probe.held["inside"])
    tree.turn { probe.write(1) }
    #expect(probe.held.mapValues(\.number) == ["plain": 0, "inside": 1])
    tree.turn { probe.write(2) }
    #expect(probe.held.mapValues(\.number) == ["plain": 0, "inside": 2])
  }

  @Test func `other values in place of all are derived from alone`() {
    let probe = Probe()
    _ = TestTree(
      Column {
        Reader("plain", probe)
        Reader("hidden", probe).environment(\.self, EnvironmentValues())
      }
      .environment(\.number, 3))
    #expect(probe.held.mapValues(\.number) == ["plain": 3, "hidden": 0])
  }

  @Test func `values with something written to them, and values of no tree, derive anew`() {
    var values = EnvironmentValues()
    #expect(values.derived { Derived($0.number) }.number == 0)
    values.number = 4
    #expect(values.derived { Derived($0.number) }.number == 4)
  }
}

private struct NumberKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct OtherKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}
