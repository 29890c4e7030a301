import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B19 about what content wants of the presentation around it.
  @MainActor
  struct PresentationWishes {
    private struct Scheme: View {
      let name: String
      @Environment(\.colorScheme) private var scheme

      var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }

    @Test func `S353 B19.48abc a colour scheme is wished for the presentation around`() async throws {
      struct Root: View {
        @State private var on = true
        @State private var dark = true

        var body: some View {
          Scheme(name: "base").sheet(isPresented: $on) {
            VStack {
              Scheme(name: "sheet")
              Text("x").preferredColorScheme(dark ? .dark : nil)
              Button("flip") { dark.toggle() }
            }
          }
        }
      }
      let stage = await Stage(Root())
      await stage.rest()
      #expect(stage.shows("base light"))
      #expect(stage.shows("sheet dark"))
      try await stage.tap("flip")
      #expect(stage.shows("sheet light"))
    }

    @Test func `B19.48ac the window follows the wish of its content, in its first frame`() async throws {
      struct Root: View {
        @State private var wish: ColorScheme? = .dark

        var body: some View {
          VStack {
            Scheme(name: "a")
            Text("b").preferredColorScheme(wish)
            Button("none") { wish = nil }
          }
        }
      }
      let stage = await Stage(Root())
      #expect(stage.shows("a dark"))
      try await stage.tap("none")
      #expect(stage.shows("a light"))
    }
  }
}
