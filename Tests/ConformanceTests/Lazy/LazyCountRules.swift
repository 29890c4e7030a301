import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Lazy containers with more rows than can be counted: B16.01.
  @MainActor
  struct LazyCountRules {
    enum Kind: CaseIterable {
      case stack, rowsOfTwo, choice, list, grid, sections
    }

    private final class Model: ObservableObject {
      @Published var data = 0..<Int.max
    }

    private struct Endless: View {
      @ObservedObject var m: Model
      let kind: Kind

      var body: some View {
        content
      }

      @ViewBuilder private var content: some View {
        switch kind {
        case .stack: ScrollView { LazyVStack(spacing: 0) { ForEach(m.data, id: \.self) { row($0) } } }
        case .rowsOfTwo:
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(m.data, id: \.self) { n in
                row(n)
                Color.blue.frame(height: 2)
              }
            }
          }
        case .choice:
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(m.data, id: \.self) { n in
                row(n)
                if n % 2 == 0 { Color.blue.frame(height: 2) }
              }
            }
          }
        case .list: List { ForEach(m.data, id: \.self) { row($0) } }
        case .grid: ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(m.data, id: \.self) { row($0) } } }
        case .sections:
          ScrollView {
            LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
              ForEach(0..<3, id: \.self) { part in
                Section {
                  ForEach(m.data, id: \.self) { row($0 + part * 7) }
                } header: {
                  Text("head")
                }
              }
            }
          }
        }
      }

      private func row(_ n: Int) -> some View { Color.red.frame(height: 30).aid("c\(n)") }
    }

    @Test(arguments: Kind.allCases)
    func `B16.01b rows without end are shown at the beginning and scroll`(_ kind: Kind) async {
      let m = Model()
      let harness = await mount(Endless(m: m, kind: kind), size: CGSize(width: 300, height: 240))
      #expect(harness.frame(of: "c0") != nil)
      #expect(harness.frame(of: "c1") != nil)
      await harness.wheel(900)
      #expect((10..<100).contains { harness.frame(of: "c\($0)") != nil })
      await harness.wheel(-900)
      await harness.turn { m.data = 3..<Int.max }
      #expect(harness.frame(of: "c0") == nil || kind == .sections)
      #expect(harness.frame(of: "c3") != nil)
      #expect(harness.runtimeIssues.isEmpty)
    }
  }
}
