import SwiftUI

/// Plays and pauses. It has no truth of its own, only a binding to somebody else's.
struct PlayButton: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button {
      withAnimation(.easeInOut(duration: 0.25)) { isPlaying.toggle() }
    } label: {
      Image(systemName: isPlaying ? "pause.circle" : "play.circle")
        .font(.system(size: 64, weight: .thin))
    }
    .accessibilityLabel(isPlaying ? "Pause" : "Play")
  }
}

#Preview {
  HStack {
    PlayButton(isPlaying: .constant(false))
    PlayButton(isPlaying: .constant(true))
  }
}
