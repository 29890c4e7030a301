import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B3.18, B17.23: the rows of a bound tree follow their elements at every level.
  @MainActor
  struct BoundTreeRules {
    private struct Node: Identifiable {
      let id: String
      var title: String
      var children: [Node]?

      init(_ name: String, _ children: [Node]? = nil) {
        (id, title) = (name, name)
        self.children = children
      }
    }

    private final class Model: ObservableObject {
      @Published var trees = [Node("a", [Node("b"), Node("c", [Node("x"), Node("y")]), Node("d")])]
      var bindings: [String: Binding<Node>] = [:]
    }

    enum Kind: CaseIterable { case list, listByID, outline, root, stack }

    private struct Trees: View {
      @ObservedObject var m: Model
      let kind: Kind

      var body: some View {
        switch kind {
        case .list: List($m.trees, children: \.children) { row($0) }
        case .listByID: List($m.trees, id: \.id, children: \.children) { row($0) }
        case .outline: List { OutlineGroup($m.trees, children: \.children) { row($0) } }
        case .root: List { OutlineGroup($m.trees[0], children: \.children) { row($0) } }
        case .stack: VStack { OutlineGroup($m.trees, children: \.children) { row($0) } }
        }
      }

      private func row(_ node: Binding<Node>) -> some View {
        m.bindings[node.wrappedValue.id] = node
        return Text(node.wrappedValue.title)
      }
    }

    @Test(arguments: Kind.allCases, [false, true])
    func `B3.18 B17.23 rows of a bound tree follow their elements at every level`(_ kind: Kind, _ isAnimated: Bool) async throws {
      let m = Model()
      let stage = await Stage(Trees(m: m, kind: kind))
      func turn(_ change: @escaping () -> Void) async {
        await stage.harness.turn { if isAnimated { withAnimation(.linear(duration: 0.5)) { change() } } else { change() } }
      }
      try await stage.tap("a")
      try await stage.tap("c")
      #expect(stage.harness.texts == ["a", "b", "c", "x", "y", "d"])
      let (b, c, x) = (m.bindings["b"], m.bindings["c"], m.bindings["x"])
      await turn { m.trees[0].children?.remove(at: 0) }
      await stage.harness.advance(by: 0.1)
      await turn {
        b?.wrappedValue.title = "late"
        x?.wrappedValue.title = "x2"
      }
      await stage.rest()
      #expect(stage.harness.texts == ["a", "c", "x2", "y", "d"])
      await turn {
        m.trees[0].children?.reverse()
        c?.wrappedValue.title = "c2"
        m.trees[0].children?[1].children?.reverse()
        x?.wrappedValue.title = "x3"
      }
      await stage.rest()
      #expect(stage.harness.texts == ["a", "d", "c2", "y", "x3"])
      await turn { m.trees[0].children?.insert(Node("e"), at: 0) }
      await stage.rest()
      #expect(stage.harness.texts == ["a", "e", "d", "c2", "y", "x3"])
      #expect(m.trees[0].children?.map(\.title) == ["e", "d", "c2"])
      await turn { m.trees[0].children = [] }
      await stage.rest()
      #expect(stage.harness.texts == ["a"])
      #expect(stage.harness.runtimeIssues.allSatisfy { $0.kind == .elementGone })
    }
  }
}
