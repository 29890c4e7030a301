import SwiftUI

struct PlaybackButton: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") { isPlaying.toggle() }
  }
}

#Preview("Paused") {
  PlaybackButton(isPlaying: .constant(false))
}

#Preview("Alive") {
  @Previewable @State var isPlaying = true

  PlaybackButton(isPlaying: $isPlaying)
    .padding()
    .environment(\.locale, Locale(identifier: "de_DE"))
}
