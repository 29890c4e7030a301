import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Disclosure groups inside of each other (B17.22, B21.88).
  @MainActor
  struct NestedDisclosureRules {
    enum Place: CaseIterable { case list, form, stack, lazyStack }

    private final class Model: ObservableObject {
      @Published var groups = [1, 2]
      @Published var inner = [1, 2]
    }

    private struct Groups: View {
      @ObservedObject var m: Model
      let place: Place

      var body: some View {
        switch place {
        case .list: List { groups }
        case .form: Form { groups }
        case .stack: VStack { groups }
        case .lazyStack: ScrollView { LazyVStack { groups } }
        }
      }

      private var groups: some View {
        ForEach(m.groups, id: \.self) { outer in
          DisclosureGroup("g\(outer)") {
            ForEach(m.inner, id: \.self) { inner in
              DisclosureGroup("g\(outer).\(inner)") { Text("leaf \(outer).\(inner)") }
            }
          }
        }
      }
    }

    @Test(arguments: [Place.stack, .lazyStack], [Idiom.phone, .desktop])
    func `B21.88 inner groups stay open while the outer one is closed and opened`(_ place: Place, _ idiom: Idiom) async throws {
      let stage = await Stage(Groups(m: Model(), place: place), idiom: idiom)
      try await stage.tap("g1")
      try await stage.tap("g1.2")
      #expect(stage.shows("leaf 1.2"))
      try await stage.tap("g1")
      #expect(!stage.shows("leaf 1.2") && !stage.shows("g1.2"))
      try await stage.tap("g1")
      #expect(stage.shows("g1.2"))
      #expect(stage.shows("leaf 1.2"))
      #expect(!stage.shows("leaf 1.1"))
    }

    @Test(arguments: Place.allCases, [false, true])
    func `B17.22 groups stay open when rows are inserted before them`(_ place: Place, _ isAnimated: Bool) async throws {
      let m = Model()
      let stage = await Stage(Groups(m: m, place: place))
      func turn(_ change: @escaping () -> Void) async {
        await stage.harness.turn { if isAnimated { withAnimation { change() } } else { change() } }
        await stage.rest()
      }
      try await stage.tap("g1")
      try await stage.tap("g1.2")
      await turn { m.groups = [0, 1, 2] }
      #expect(stage.shows("leaf 1.2"))
      #expect(!stage.shows("g0.1"))
      await turn { m.inner = [0, 1, 2] }
      #expect(stage.shows("leaf 1.2"))
      #expect(!stage.shows("leaf 1.0") && !stage.shows("leaf 1.1"))
      await turn { m.groups = [2, 1, 0] }
      #expect(stage.shows("leaf 1.2"))
      await turn { m.inner = [2, 1] }
      #expect(stage.shows("leaf 1.2"))
      #expect(!stage.shows("leaf 1.1"))
    }
  }
}
