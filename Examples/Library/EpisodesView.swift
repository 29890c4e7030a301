import SwiftUI

/// All episodes by year.
struct EpisodesView: View {
  @ObservedObject var library: EpisodeLibrary

  var body: some View {
    NavigationStack {
      List {
        ForEach(library.years) { year in
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
      .navigationTitle("Episodes")
      .navigationDestination(for: Episode.self) { EpisodeDetail(episode: $0, library: library) }
    }
  }
}

#Preview {
  EpisodesView(library: EpisodeLibrary(episodeCount: .some))
}
