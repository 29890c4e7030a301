import SwiftUI

struct Episode: Identifiable, Hashable {
  let id: Int
  var title: String
  var isPlayed = false
}

struct EpisodeRow: View {
  let episode: Episode

  var body: some View {
    Label(episode.title, systemImage: episode.isPlayed ? "checkmark.circle" : "circle")
  }
}

struct EpisodeList: View {
  @State private var episodes = (1...1_000).map { Episode(id: $0, title: "Episode \($0)") }

  var body: some View {
    List {
      ForEach(episodes) { episode in
        EpisodeRow(episode: episode)
          .swipeActions {
            Button("Played") { markPlayed(episode.id) }
          }
      }
      .onDelete { episodes.remove(atOffsets: $0) }
    }
  }

  private func markPlayed(_ id: Episode.ID) {
    guard let index = episodes.firstIndex(where: { $0.id == id }) else { return }
    episodes[index].isPlayed = true
  }
}
