import SwiftUI

/// The episodes, the queue and the favourites, each on a tab.
public struct LibraryScreen: View {
  @ObservedObject private var library: EpisodeLibrary

  public init(library: EpisodeLibrary) {
    self.library = library
  }

  public var body: some View {
    TabView {
      EpisodesView(library: library)
        .tabItem { Label("Episodes", systemImage: "mic") }
      QueueView(library: library)
        .badge(library.queue.count)
        .tabItem { Label("Queue", systemImage: "list.bullet") }
      FavoritesView(library: library)
        .tabItem { Label("Favorites", systemImage: "star") }
    }
  }
}

#Preview {
  LibraryScreen(library: EpisodeLibrary(episodeCount: .some))
}
