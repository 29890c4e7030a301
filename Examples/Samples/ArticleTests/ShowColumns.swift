import SwiftUI

struct ShowColumns: View {
  @State private var selection: Podcast.ID?

  var body: some View {
    NavigationSplitView {
      List(Podcast.all, selection: $selection) { Text($0.id) }
        .navigationTitle("Shows")
    } detail: {
      if let podcast = Podcast.all.first(where: { $0.id == selection }) {
        List(podcast.episodes, id: \.self) { Text($0) }
      } else {
        ContentUnavailableView("No Show", systemImage: "antenna.radiowaves.left.and.right")
      }
    }
  }
}
