import SwiftUI

/// Third stage: the button is a view of its own, and has a binding to the one truth.
struct PlayerStage3: View {
  let episode: Episode
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Text(episode.title).foregroundColor(isPlaying ? .primary : .gray)
        .accessibilityIdentifier("episode title")
      Text(episode.showTitle).font(.caption).foregroundColor(.gray)
      PlayButton(isPlaying: $isPlaying)
    }
  }
}

#Preview {
  PlayerStage3(episode: Feed.sample.episodes[0])
}
