import SwiftUI

/// The whole player, for a phone's screen.
struct PlayerView: View {
  /// Where the picture of the show moves from when the player opens.
  var namespace: Namespace.ID?
  @EnvironmentObject private var store: PodcastPlayerStore

  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 16)
      ArtworkView(isPlaying: store.isPlaying)
        .matchedPicture(in: namespace)
      Spacer(minLength: 16)
      EpisodeTitleView(episode: store.currentEpisode, isPlaying: store.isPlaying)
      ScrubberView(player: store.player, duration: store.currentEpisode.duration)
        .padding(.top, 24)
      TransportControls()
        .padding(.top, 20)
      Spacer(minLength: 16)
      EpisodeNotes(episode: store.currentEpisode)
      Spacer(minLength: 16)
    }
    .padding(.horizontal, 32)
  }
}

#Preview("Paused") {
  PlayerView()
    .environmentObject(PodcastPlayerStore(feed: .sample))
}

#Preview("Dark") {
  PlayerView()
    .environmentObject(PodcastPlayerStore(feed: .sample))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background()
    .environment(\.colorScheme, .dark)
}

#Preview("Right to left, large type, another accent") {
  PlayerView()
    .environmentObject(PodcastPlayerStore(feed: .sample))
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.dynamicTypeSize, .xxxLarge)
    .tint(.purple)
}
