import SwiftUI

struct Podcast: Identifiable, Hashable {
  let id: String
  let episodes: [String]

  static let all = [
    Podcast(id: "Tide Tables", episodes: ["Ebb", "Flood"]),
    Podcast(id: "Night Trains", episodes: ["Sleeper"]),
  ]
}

struct ShowBrowser: View {
  @Binding var path: [Podcast]

  var body: some View {
    NavigationStack(path: $path) {
      List(Podcast.all) { podcast in
        NavigationLink(podcast.id, value: podcast)
      }
      .navigationTitle("Shows")
      .navigationDestination(for: Podcast.self) { podcast in
        PodcastScreen(podcast: podcast)
      }
    }
  }
}

struct PodcastScreen: View {
  let podcast: Podcast
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(podcast.episodes, id: \.self) { Text($0) }
      .navigationTitle(podcast.id)
      .toolbar {
        Button("Unsubscribe") { dismiss() }
      }
  }
}

struct BrowserWithPath: View {
  @State var path: [Podcast] = []

  var body: some View {
    ShowBrowser(path: $path)
  }
}
