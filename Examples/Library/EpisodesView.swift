import SwiftUI

/// All episodes by year, and a search for them by title.
struct EpisodesView: View {
  @ObservedObject var library: EpisodeLibrary
  @State private var words = ""

  var body: some View {
    let years = library.years(matching: words)
    NavigationStack {
      List {
        ForEach(years) { year in
          Section(String(year.id)) {
            ForEach(year) { episode in
              NavigationLink(value: episode) {
                EpisodeRow(
                  episode: episode, isPlayed: library.played.contains(episode.id), isFavorite: library.isFavorite(episode))
              }
              .modifier(EpisodeActions(episode: episode, library: library))
            }
          }
        }
      }
      .listStyle(.plain)
      .animation(.default, value: words)
      .overlay { if years.isEmpty { ContentUnavailableView.search(text: words) } }
      .searchable(text: $words, prompt: "Titles")
      .navigationTitle("Episodes")
      .navigationDestination(for: Episode.self) { EpisodeDetail(episode: $0, library: library) }
    }
  }
}

#Preview {
  EpisodesView(library: EpisodeLibrary(episodeCount: .some))
}
