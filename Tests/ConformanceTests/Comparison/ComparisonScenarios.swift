import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C5: which bodies are skipped, as printed.
  @MainActor
  struct ComparisonScenarios {
    private struct Track {
      var title = "intro"
      var plays = 0
    }

    private struct WholeTrack: View {
      let track: Track
      var body: some View {
        let _ = Log.add("whole")
        Text(track.title)
      }
    }

    private struct TitleOnly: View {
      let title: String
      var body: some View {
        let _ = Log.add("title")
        Text(title)
      }
    }

    private struct Playing: View {
      @State private var track = Track()
      var body: some View {
        VStack {
          WholeTrack(track: track)
          TitleOnly(title: track.title)
          Button("play") { track.plays += 1 }
        }
      }
    }

    @Test func `S65 equal inputs skip, different inputs run`() async throws {
      let harness = await mount(Playing())
      #expect(Log.take() == ["whole", "title"])
      try await harness.tap("play")
      #expect(Log.take() == ["whole"])
    }

    private struct Separate: View {
      var body: some View {
        VStack {
          let _ = Log.add("separate")
          Circle()
        }
      }
    }

    private struct Inline: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("root")
        VStack {
          VStack {
            let _ = Log.add("inline")
            Circle()
          }
          Separate()
          Button("n=\(n)") { n += 1 }
        }
      }
    }

    @Test func `S70 an inline container belongs to its parent`() async throws {
      let harness = await mount(Inline())
      #expect(Log.take() == ["root", "inline", "separate"])
      try await harness.tap("n=0")
      #expect(Log.take() == ["root", "inline"])
    }

    private struct AlwaysEqual: View, Equatable {
      let input: Int
      @State private var n = 0
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }
      var body: some View {
        let _ = Log.add("child \(input) \(n)")
        Button("own \(n)") { n += 1 }
      }
    }

    private struct Equating: View {
      @State private var input = 0
      var body: some View {
        VStack {
          AlwaysEqual(input: input).equatable()
          Button("input \(input)") { input += 1 }
        }
      }
    }

    @Test func `S71 a view's own state beats its ==`() async throws {
      let harness = await mount(Equating())
      #expect(Log.take() == ["child 0 0"])
      try await harness.tap("input 0")
      #expect(Log.take() == [])
      try await harness.tap("own 0")
      #expect(Log.take() == ["child 0 1"])
    }
  }
}
