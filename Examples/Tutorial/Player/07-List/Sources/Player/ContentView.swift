import SwiftUI

struct ContentView: View {
  @Environment(Playback.self) private var playback

  var body: some View {
    NavigationStack {
      List(Episode.all) { episode in
        NavigationLink(value: episode) {
          EpisodeRow(episode: episode, isPlayed: playback.played.contains(episode.id))
        }
      }
      .navigationTitle("Episodes")
      .navigationDestination(for: Episode.self) { episode in
        PlayerView()
          .onAppear { playback.choose(episode) }
      }
    }
  }
}
