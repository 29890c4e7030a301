import RivuletTesting
import SwiftUI
import Testing

/// The example of the README, word for word.
@MainActor
struct ReadmeTests {
  struct PlayButton: View {
    @Binding var isPlaying: Bool

    var body: some View {
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.circle" : "play.circle")
      }
      .accessibilityLabel(isPlaying ? "Pause" : "Play")
    }
  }

  struct PlayerView: View {
    @State private var isPlaying = false

    var body: some View {
      VStack {
        Text("Episode 12").foregroundColor(isPlaying ? .primary : .gray)
        PlayButton(isPlaying: $isPlaying)
      }
    }
  }

  @Test func `the button offers to pause once it plays`() async throws {
    let harness = ViewHarness(PlayerView())
    await harness.settle()
    try await harness.tap("Play")
    #expect(harness.semanticsDump().contains("button \"Pause\""))
    #expect(harness.texts == ["Episode 12"])
  }
}
