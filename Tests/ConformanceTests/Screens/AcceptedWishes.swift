import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Wishes about bars and sheets that are accepted and change nothing here.
  @MainActor
  struct AcceptedWishes {
    private struct Plain: View {
      var body: some View { NavigationStack { Text("n").navigationTitle("T").toolbarBackground(.visible, for: .navigationBar) } }
    }

    private struct Wishing: View {
      var body: some View {
        NavigationStack {
          Text("n").navigationTitle("T").toolbarBackground(.visible, for: .navigationBar).toolbarRole(.editor)
        }
      }
    }

    @Test func `B20.23d roles of toolbars change nothing`() async {
      let (plain, wishing) = (await Stage(Plain()), await Stage(Wishing()))
      #expect(plain.shows("T"))
      #expect(plain.harness.displayListDump() == wishing.harness.displayListDump())
    }

    @Test func `the bar of tabs stays as large as it is`() async throws {
      struct Root: View {
        var body: some View {
          TabView {
            Tab("one", systemImage: "star") { NavigationStack { NavigationLink("go") { Text("up") } } }
          }
          .tabBarMinimizeBehavior(.onScrollDown)
          .tabViewBottomAccessory { Text("accessory") }
        }
      }
      let stage = await Stage(Root())
      #expect(stage.shows("accessory"))
      try await stage.tap("go")
      #expect(stage.shows("up") && stage.shows("one"))
    }

    @Test func `wishes about speech, typesetting and unions of glass change nothing`() async {
      struct Root: View {
        let isWishing: Bool
        @Namespace private var space

        var body: some View {
          if isWishing {
            VStack {
              Text("a").typesettingLanguage(.init(languageCode: .thai)).speechAdjustedPitch(0.5)
              Button("b") {}.glassEffectUnion(id: 1, namespace: space)
            }
          } else {
            VStack {
              Text("a")
              Button("b") {}
            }
          }
        }
      }
      let (plain, wishing) = (await Stage(Root(isWishing: false)), await Stage(Root(isWishing: true)))
      #expect(plain.harness.displayListDump() == wishing.harness.displayListDump())
    }

    @Test func `B17.70 a search field stays in its bar, and other placements than below the title change nothing`() async {
      struct Root: View {
        let isWishing: Bool
        @State private var q = ""

        var body: some View {
          NavigationStack {
            if isWishing {
              Text("a").searchable(text: $q, placement: .toolbar)
                .searchToolbarBehavior(.minimize).searchPresentationToolbarBehavior(.avoidHidingContent)
            } else {
              Text("a").searchable(text: $q)
            }
          }
        }
      }
      let plain = await Stage(Root(isWishing: false)).harness.displayListDump()
      #expect(plain.contains("Search"))
      #expect(await Stage(Root(isWishing: true)).harness.displayListDump() == plain)
    }
  }
}
