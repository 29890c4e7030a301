import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B3.50: namespaces.
  @MainActor
  struct NamespaceRules {
    private struct Holder: View {
      let name: String
      let note: (String, Namespace.ID) -> Void
      @Namespace private var space
      @State private var n = 0
      var body: some View {
        let _ = note(name, space)
        Button("\(name)\(n)") { n += 1 }
      }
    }

    @Test func `B3.50 a namespace is stable for one identity and differs from others`() async throws {
      var seen: [String: Set<Namespace.ID>] = [:]
      let note: (String, Namespace.ID) -> Void = { seen[$0, default: []].insert($1) }
      let harness = await mount(
        VStack {
          Holder(name: "a", note: note)
          Holder(name: "b", note: note)
        })
      try await harness.tap("a0")
      try await harness.tap("a1")
      let (a, b) = (try #require(seen["a"]), try #require(seen["b"]))
      #expect(a.count == 1 && b.count == 1)
      #expect(a != b)
    }

    @Test func `B3.50 a namespace read outside a body is reported and equals no other`() async {
      struct Early: View {
        @Namespace private var space
        init() { Log.add(space == space ? "equal" : "different") }
        var body: some View { Text("x") }
      }
      struct Root: View {
        var body: some View { Early() }
      }
      let harness = await mount(Root())
      #expect(Log.take() == ["different"])
      #expect(harness.runtimeIssues.map(\.kind) == [.uninstalledAccess, .uninstalledAccess])
    }
  }
}
