import SwiftUI

/// What people do with an episode: by swiping its row, and by its context menu.
struct EpisodeActions: ViewModifier {
  let episode: Episode
  @ObservedObject var library: EpisodeLibrary

  func body(content: Content) -> some View {
    content
      .swipeActions(edge: .leading) { playedButton.tint(.blue) }
      .swipeActions(edge: .trailing) {
        queueButton.tint(.indigo)
        favoriteButton.tint(.yellow)
      }
      .contextMenu {
        playedButton
        queueButton
        favoriteButton
      }
  }

  private var playedButton: some View {
    let isPlayed = library.played.contains(episode.id)
    return Button(isPlayed ? "Mark as Unplayed" : "Mark as Played", systemImage: isPlayed ? "circle" : "checkmark.circle") {
      library.togglePlayed(episode)
    }
  }

  private var queueButton: some View {
    Button("Add to Queue", systemImage: "plus.circle") { library.enqueue(episode) }
  }

  private var favoriteButton: some View {
    let isFavorite = library.isFavorite(episode)
    return Button(isFavorite ? "Remove Favorite" : "Favorite", systemImage: isFavorite ? "star.slash" : "star") {
      library.toggleFavorite(episode)
    }
  }
}
