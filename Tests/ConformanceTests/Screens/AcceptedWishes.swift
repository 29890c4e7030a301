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
          Text("n").navigationTitle("T").toolbarBackground(Color.red, for: .navigationBar).toolbarRole(.editor)
            .presentationContentInteraction(.scrolls)
        }
      }
    }

    @Test func `B20_23 styles of bars, roles of toolbars and the interaction of sheets change nothing`() async {
      let (plain, wishing) = (await Stage(Plain()), await Stage(Wishing()))
      #expect(plain.shows("T"))
      #expect(plain.harness.displayListDump() == wishing.harness.displayListDump())
    }

    @Test func `B18_49 a navigation view is a stack of its first view, whatever its style`() async throws {
      struct Root: View {
        var body: some View {
          NavigationView {
            NavigationLink("go") { Text("up") }
            Text("placeholder")
          }
          .navigationViewStyle(.columns)
        }
      }
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Root(), idiom: idiom)
        #expect(!stage.shows("placeholder"))
        try await stage.tap("go")
        #expect(stage.shows("up"))
        #expect(!stage.shows("go"))
      }
    }
  }
}
