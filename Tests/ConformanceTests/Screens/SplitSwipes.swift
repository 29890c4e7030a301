import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Going back by a swipe where the columns of a split view are one stack (B18.54, B18.62).
  @MainActor
  struct SplitSwipes {
    private struct Mail: View {
      @State private var letter: String?
      var hidesBack = false

      var body: some View {
        NavigationSplitView {
          List(["a", "b"], id: \.self, selection: $letter) { Text("letter \($0)") }
            .navigationTitle("Letters")
        } detail: {
          NavigationStack {
            VStack {
              Text("reading \(letter ?? "none")")
              NavigationLink("deeper") { Text("deep") }
            }
            .navigationBarBackButtonHidden(hidesBack)
          }
        }
      }
    }

    private func swipe(_ stage: Stage, to x: CGFloat, duration: Double = 0.3) async {
      await stage.harness.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: x, y: 400), duration: duration)
    }

    @Test func `B18.54d a swipe goes back from the root of a column, and what has led there is selected no longer`() async throws {
      let stage = await Stage(Mail())
      try await stage.tap("letter a")
      #expect(stage.shows("reading a") && !stage.shows("letter b"))
      await swipe(stage, to: 300)
      await stage.rest()
      #expect(stage.shows("letter b") && !stage.shows("reading a"))
      try await stage.tap("letter a")
      #expect(stage.shows("reading a"))
    }

    @Test func `B18.04f a swipe between columns that is given up leaves all as it was`() async throws {
      let stage = await Stage(Mail())
      try await stage.tap("letter a")
      await swipe(stage, to: 40, duration: 1)
      await stage.rest()
      #expect(stage.shows("reading a") && !stage.shows("letter b"))
      try await stage.tap("deeper")
      #expect(stage.shows("deep"))
    }

    @Test func `B18.54 a swipe goes back in the stack of a column first`() async throws {
      let stage = await Stage(Mail())
      try await stage.tap("letter a")
      try await stage.tap("deeper")
      await swipe(stage, to: 300)
      await stage.rest()
      #expect(stage.shows("reading a"))
      await swipe(stage, to: 300)
      await stage.rest()
      #expect(stage.shows("letter b"))
    }

    @Test func `B18.46b without a back button there is no swipe between columns`() async throws {
      let stage = await Stage(Mail(hidesBack: true))
      try await stage.tap("letter a")
      await swipe(stage, to: 300)
      await stage.rest()
      #expect(stage.shows("reading a"))
    }
  }
}
