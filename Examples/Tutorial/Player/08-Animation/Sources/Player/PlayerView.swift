import SwiftUI

struct PlayerView: View {
  @Environment(Playback.self) private var playback

  var body: some View {
    @Bindable var playback = playback

    VStack(spacing: 12) {
      CoverView(episode: playback.episode, isPlaying: playback.isPlaying)
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
