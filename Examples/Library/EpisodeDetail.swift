import SwiftUI

/// The screen of one episode.
struct EpisodeDetail: View {
  let episode: Episode
  @ObservedObject var library: EpisodeLibrary

  var body: some View {
    Form {
      Section {
        LabeledContent("Published") { Text(episode.date, format: .dateTime.day().month(.wide).year()) }
        LabeledContent("Length", value: "\(episode.minutes) min")
      }
      Section {
        Toggle("Played", isOn: isPlayed)
        Toggle("Favorite", isOn: isFavorite)
        Button("Add to Queue") { library.enqueue(episode) }
          .disabled(library.queue.contains(episode))
      }
    }
    .formStyle(.grouped)
    .navigationTitle(episode.title)
  }

  private var isPlayed: Binding<Bool> {
    Binding {
      library.played.contains(episode.id)
    } set: { _ in
      library.togglePlayed(episode)
    }
  }

  private var isFavorite: Binding<Bool> {
    Binding {
      library.isFavorite(episode)
    } set: { _ in
      library.toggleFavorite(episode)
    }
  }
}
