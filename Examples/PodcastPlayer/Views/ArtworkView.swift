import SwiftUI

/// A picture in place of the show's own: waves that spread from a microphone. It steps back while the episode is paused.
struct ArtworkView: View {
  let isPlaying: Bool

  var body: some View {
    ShowPicture()
      .frame(idealWidth: 320, maxWidth: 320)
      .shadow(color: .black.opacity(isPlaying ? 0.3 : 0.15), radius: isPlaying ? 24 : 12, y: isPlaying ? 14 : 6)
      .scaleEffect(isPlaying ? 1 : 0.84)
      .accessibilityHidden(true)
  }
}

#Preview("Playing") {
  ArtworkView(isPlaying: true)
    .padding(32)
}

#Preview("Paused") {
  ArtworkView(isPlaying: false)
    .padding(32)
}
