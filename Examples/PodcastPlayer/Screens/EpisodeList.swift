import SwiftUI

/// Episodes that a tap plays.
struct EpisodeList: View {
  let places: [EpisodePlace]
  @ObservedObject var library: PodcastLibrary
  @EnvironmentObject private var store: PodcastPlayerStore

  var body: some View {
    ForEach(places, id: \.self) { place in
      if let episode = library.episode(place) {
        Button {
          library.play(place)
        } label: {
          EpisodeRow(episode: episode, isCurrent: place == store.currentPlace)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(episode.displayTitle)
        .contextMenu {
          Button("Play", systemImage: "play") { library.play(place) }
          if let url = episode.audioURL { ShareLink(item: url) }
        }
      }
    }
  }
}

#Preview {
  List {
    EpisodeList(places: [EpisodePlace(show: "Tide Tables", index: 0)], library: PodcastLibrary(feed: .success(.sample)))
  }
  .environmentObject(PodcastPlayerStore(feed: .sample))
}
