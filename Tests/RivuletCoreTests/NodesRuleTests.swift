import Foundation
import RivuletCore
import RivuletGraph
import Testing

/// One rule keeps the nodes of a body.
@MainActor
struct NodesRuleTests {
  private final class Remote {
    var set: (Int) -> Void = { _ in }
  }

  private struct Counted: View {
    let remote: Remote
    @State private var number = 0

    var body: some View {
      let _ = remote.set = { number = $0 }
      Column {
        Box(name: "a")
        Inner(name: "b")
        Box(name: "c\(number)")
        ForEach(0..<number, id: \.self) { Box(name: "row \($0)") }.modifier(Named(name: "of \(number)"))
      }
    }
  }

  private struct Inner: View {
    let name: String

    var body: some View { Box(name: name) }
  }

  /// Names the node that it puts around another.
  private struct Named: NodeModifier {
    typealias Body = Never
    let name: String

    static func makeBehavior(_ inputs: _ViewListInputs) -> NamedBehavior { NamedBehavior() }

    func update(_ node: BehaviorNode<NamedBehavior>, environment: EnvironmentReader) {
      node.semantics = SemanticsElement(role: .text, label: name)
    }
  }

  private struct NamedBehavior: NodeBehavior {
    static var traits: NodeTraits { .passesLayout }
  }

  private func rules(_ test: TestTree) -> [String] {
    test.tree.graph.dump().split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "nodes ("), let end = line.range(of: ") = GatheredChange") else { return nil }
      return String(line[start.upperBound..<end.lowerBound])
    }
  }

  private func labels(_ node: ViewNode) -> [String] {
    let own = (node.semantics?.label).map { [$0] } ?? []
    return own + node.children.indices.flatMap { labels(node.children[$0]) }
  }

  @Test func `the nodes of a body have one rule, whatever bodies lie between them`() {
    let test = TestTree(Counted(remote: Remote()))
    let box = "node of Box"
    #expect(rules(test).contains { $0.hasPrefix("node of Column") && $0.hasSuffix(", \(box), \(box)") })
    #expect(rules(test).contains(box))
  }

  @Test func `a node that is put around a row follows the modifier, and the row its own value`() {
    let remote = Remote()
    let test = TestTree(Counted(remote: remote))
    #expect(labels(test.tree.root) == ["a", "b", "c0"])
    test.turn { remote.set(2) }
    #expect(labels(test.tree.root) == ["a", "b", "c2", "of 2", "row 0", "of 2", "row 1"])
    test.turn { remote.set(3) }
    #expect(labels(test.tree.root) == ["a", "b", "c3", "of 3", "row 0", "of 3", "row 1", "of 3", "row 2"])
    test.turn { remote.set(1) }
    #expect(labels(test.tree.root) == ["a", "b", "c1", "of 1", "row 0"])
  }

  private struct Pair: View {
    let remote: Remote
    @State private var number = 0

    var body: some View {
      let _ = remote.set = { number = $0 }
      Column {
        Box(name: "a\(number)")
        Box(name: "b\(number)")
      }
    }
  }

  @Test func `a change of a body runs the body and one rule for its nodes`() {
    let remote = Remote()
    let test = TestTree(Pair(remote: remote))
    let before = test.tree.graph.counters.rulesRun
    test.turn { remote.set(1) }
    #expect(labels(test.tree.root) == ["a1", "b1"])
    #expect(test.tree.graph.counters.rulesRun == before + 2)
  }
}
