import SwiftUI

/// Second stage: the view has a state. SwiftUI keeps it, and evaluates the body when it changes.
struct PlayerStage2: View {
  let episode: Episode
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Text(episode.title).foregroundColor(isPlaying ? .primary : .gray)
        .accessibilityIdentifier("episode title")
      Text(episode.showTitle).font(.caption).foregroundColor(.gray)
      Button {
        self.isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.circle" : "play.circle")
      }
      .accessibilityLabel(isPlaying ? "Pause" : "Play")
    }
  }
}

#Preview {
  PlayerStage2(episode: Feed.sample.episodes[0])
}
