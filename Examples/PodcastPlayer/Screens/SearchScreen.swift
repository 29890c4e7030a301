import SwiftUI

/// Finds episodes in all shows.
struct SearchScreen: View {
  @ObservedObject var library: PodcastLibrary
  @State private var text = ""

  var body: some View {
    let places = text.isEmpty ? [] : library.episodes(containing: text)
    List {
      EpisodeList(places: places, library: library)
    }
    .overlay {
      if text.isEmpty {
        ContentUnavailableView(
          "Search", systemImage: "magnifyingglass", description: Text("Find episodes by title and by what they are about."))
      } else if places.isEmpty {
        ContentUnavailableView.search(text: text)
      }
    }
    .animation(.default, value: text)
    .searchable(text: $text, prompt: "Episodes")
    .navigationTitle("Search")
  }
}

#Preview {
  NavigationStack {
    SearchScreen(library: PodcastLibrary(feed: .success(.sample)))
  }
  .environmentObject(PodcastPlayerStore(feed: .sample))
}
