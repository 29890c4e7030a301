import SwiftUI

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

@main
struct PlayerApp: App {
  var body: some Scene {
    WindowGroup { PlayerView() }
  }
}
