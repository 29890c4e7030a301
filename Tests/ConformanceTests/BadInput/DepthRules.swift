import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Trees that are nested too deeply.
  @MainActor
  struct DepthRules {
    private struct Nest: View {
      let depth: Int

      var body: some View {
        if depth > 0 { VStack { AnyView(Nest(depth: depth - 1)) } } else { Text("bottom") }
      }
    }

    private struct Rows: View {
      let depth: Int

      var body: some View {
        ForEach(0..<1, id: \.self) { _ in
          if depth > 0 { AnyView(Rows(depth: depth - 1).padding(1)) } else { Text("bottom") }
        }
      }
    }

    /// So many views of the type `AnyView`, each around the next.
    private func nested(_ depth: Int) -> AnyView {
      var view = AnyView(Text("bottom"))
      for _ in 0..<depth { view = AnyView(VStack { view }) }
      return view
    }

    @Test func `a tree of 300 levels is shown whole`() async {
      let harness = ViewHarness(Nest(depth: 300))
      await harness.settle()
      #expect(harness.texts == ["bottom"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test(arguments: [20_000]) func `a tree that is nested too deeply ends in one sentence`(depth: Int) async {
      for root in [AnyView(Nest(depth: depth)), AnyView(Rows(depth: depth)), nested(depth)] {
        let harness = ViewHarness(root)
        await harness.settle()
        #expect(harness.texts.isEmpty)
        #expect(harness.runtimeIssues.map(\.kind) == [.nestedTooDeeply])
        #expect(harness.runtimeIssues.first?.message.contains("levels") == true)
        await harness.close()
      }
    }

    private struct Growing: View {
      @State private var depth = 1

      var body: some View {
        VStack {
          Text("top")
          Nest(depth: depth)
          Button("grow") { depth = 20_000 }
          Button("shrink") { depth = 1 }
        }
      }
    }

    @Test func `a tree that grows too deep keeps its top and can shrink again`() async throws {
      let harness = ViewHarness(Growing())
      await harness.settle()
      try await harness.tap("grow")
      #expect(harness.texts.first == "top")
      #expect(harness.runtimeIssues.count == 1)
      try await harness.tap("shrink")
      #expect(harness.texts == ["top", "bottom", "grow", "shrink"])
    }
  }
}
