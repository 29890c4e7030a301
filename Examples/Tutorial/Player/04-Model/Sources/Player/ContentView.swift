import SwiftUI

struct ContentView: View {
  @State private var playback = Playback()

  var body: some View {
    VStack(spacing: 12) {
      Text(playback.episode.title)
        .font(.title)
        .foregroundStyle(playback.isPlaying ? Color.accentColor : .primary)
      Text(playback.episode.show)
      PlayButton(isPlaying: $playback.isPlaying)
      Button("Mark as Played") { playback.finish() }
    }
    .padding()
  }
}
