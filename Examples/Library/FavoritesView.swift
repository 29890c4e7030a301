import SwiftUI

/// The favourite episodes, of which people select some to queue or remove them.
struct FavoritesView: View {
  @ObservedObject var library: EpisodeLibrary
  @State private var selection: Set<Episode.ID> = []

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(library.favorites) { EpisodeRow(episode: $0) }
          .onDelete { library.favorites.remove(atOffsets: $0) }
      }
      .contextMenu(forSelectionType: Episode.ID.self) { episodes in
        Button("Add to Queue", systemImage: "plus.circle") { enqueue(episodes) }
        Button("Remove Favorite", systemImage: "trash", role: .destructive) { remove(episodes) }
      } primaryAction: { episodes in
        enqueue(episodes)
      }
      .overlay {
        if library.favorites.isEmpty {
          ContentUnavailableView("No Favorites", systemImage: "star", description: Text("Swipe an episode to make it a favorite."))
        }
      }
      .navigationTitle("Favorites")
      .toolbar {
        ToolbarItem {
          Button("Remove", systemImage: "trash") { remove(selection) }.disabled(selection.isEmpty)
        }
        EditToolbar(isUseful: !library.favorites.isEmpty)
      }
    }
  }

  private func enqueue(_ episodes: Set<Episode.ID>) {
    for episode in library.favorites where episodes.contains(episode.id) { library.enqueue(episode) }
  }

  private func remove(_ episodes: Set<Episode.ID>) {
    withAnimation { library.favorites.removeAll { episodes.contains($0.id) } }
    selection.subtract(episodes)
  }
}

#Preview {
  let library = EpisodeLibrary(episodeCount: .some)
  library.favorites = library.latest(3)
  return FavoritesView(library: library)
}
