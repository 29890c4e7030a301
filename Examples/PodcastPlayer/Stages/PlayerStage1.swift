import SwiftUI

/// First stage: plain properties. The view shows what it is given; its button has nothing that it could change, for a view is a value.
struct PlayerStage1: View {
  let episode: Episode
  var isPlaying = false

  var body: some View {
    VStack {
      Text(episode.title)
      Text(episode.showTitle).font(.caption).foregroundColor(.gray)
      Button {
        // self.isPlaying.toggle() does not compile here: self is immutable.
      } label: {
        Image(systemName: isPlaying ? "pause.circle" : "play.circle")
      }
      .accessibilityLabel(isPlaying ? "Pause" : "Play")
    }
  }
}

#Preview {
  PlayerStage1(episode: Feed.sample.episodes[0])
}
