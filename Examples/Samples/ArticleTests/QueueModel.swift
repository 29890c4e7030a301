import SwiftUI

@Observable @MainActor
final class QueueModel {
  var episodes: [QueuedEpisode] = (1...100).map { QueuedEpisode(title: "Episode \($0)") }
  var position = 0.0
}

@Observable @MainActor
final class QueuedEpisode: Identifiable {
  var title: String
  var isPlayed = false

  init(title: String) {
    self.title = title
  }
}

struct QueueView: View {
  let model: QueueModel

  var body: some View {
    VStack {
      PositionView(model: model)
      Button("Play First") { model.episodes[0].isPlayed = true }
      ScrollView {
        LazyVStack {
          ForEach(model.episodes) { QueueRow(episode: $0) }
        }
      }
    }
  }
}

struct PositionView: View {
  let model: QueueModel

  var body: some View {
    Text("\(Int(model.position)) s")
  }
}

struct QueueRow: View {
  let episode: QueuedEpisode

  var body: some View {
    Label(episode.title, systemImage: episode.isPlayed ? "checkmark.circle" : "circle")
  }
}
