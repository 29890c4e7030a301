import SwiftUI

/// The titles of the episode and of its show; grey while the episode is paused.
struct EpisodeTitleView: View {
  let episode: Episode
  let isPlaying: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(episode.displayTitle)
        .font(.title2.bold())
        .foregroundColor(isPlaying ? .primary : .gray)
        .lineLimit(2)
        .accessibilityIdentifier("episode title")
      Text(episode.showTitle)
        .font(.headline)
        .foregroundColor(.accentColor)
        .lineLimit(1)
        .accessibilityIdentifier("show title")
    }
    .multilineTextAlignment(.center)
  }
}

#Preview {
  VStack(spacing: 32) {
    EpisodeTitleView(episode: Feed.sample.episodes[0], isPlaying: true)
    EpisodeTitleView(episode: Feed.sample.episodes[2], isPlaying: false)
  }
}
