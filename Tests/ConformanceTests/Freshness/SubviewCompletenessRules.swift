import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The collection of subviews that a container's closure is handed.
  @MainActor
  struct SubviewCompletenessRules {
    private struct Renamed: View {
      let n: Int

      var body: some View {
        Text("e").id(n)
        Text("last")
      }
    }

    private struct Branched: View {
      let n: Int

      var body: some View {
        if n.isMultiple(of: 2) { Text("even") } else { Text("odd") }
        Text("last")
      }
    }

    private struct Erased: View {
      let n: Int

      var body: some View {
        n.isMultiple(of: 2) ? AnyView(Text("even")) : AnyView(Text("odd").padding())
        Text("last")
      }
    }

    private struct Nested: View {
      let n: Int

      var body: some View {
        Group(subviews: Renamed(n: n)) { inner in
          let _ = Log.add("inner \(inner.count)")
          inner[0]
          inner[1]
        }
      }
    }

    private struct Counting<Content: View>: View {
      let content: (Int) -> Content
      @State private var n = 0

      var body: some View {
        VStack {
          Group(subviews: content(n)) { subviews in
            let _ = Log.add("\(subviews.count)")
            subviews
          }
          Button("go") { n += 1 }
        }
      }
    }

    private func counts<Content: View>(_ content: @escaping (Int) -> Content) async throws -> Set<String> {
      _ = Log.take()
      let harness = ViewHarness(Counting(content: content))
      await harness.settle()
      try await harness.tap("go")
      try await harness.tap("go")
      return Set(Log.take())
    }

    @Test func `no closure of a container is called with half of its subviews`() async throws {
      #expect(try await counts { Renamed(n: $0) } == ["2"])
      #expect(try await counts { Branched(n: $0) } == ["2"])
      #expect(try await counts { Erased(n: $0) } == ["2"])
      #expect(try await counts { Nested(n: $0) } == ["2", "inner 2"])
      #expect(try await counts { n in ForEach(n..<(n + 3), id: \.self) { Text("\($0)") } } == ["3"])
    }
  }
}
