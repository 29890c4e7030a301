import SwiftUI

struct PlayButton: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button {
      isPlaying.toggle()
    } label: {
      Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
        .font(.largeTitle)
    }
    .accessibilityLabel(isPlaying ? "Pause" : "Play")
  }
}
