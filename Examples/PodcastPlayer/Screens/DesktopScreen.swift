import SwiftUI

/// The app on a desktop: shows, the episodes of one, and the player.
struct DesktopScreen: View {
  @ObservedObject var library: PodcastLibrary
  @SceneStorage("show") private var chosen: Feed.ID?

  var body: some View {
    NavigationSplitView {
      ShowList(library: library, selection: selection)
        .navigationSplitViewColumnWidth(min: 160, ideal: 200)
    } content: {
      if let show = library.show(selection.wrappedValue) {
        ShowView(show: show, library: library)
          .id(show.id)
          .navigationSplitViewColumnWidth(min: 200, ideal: 280)
      } else {
        ContentUnavailableView("No Show Selected", systemImage: "mic")
      }
    } detail: {
      if let store = library.store {
        PlayerView()
          .frame(maxWidth: 460)
          .toolbar { SleepTimerMenu(store: store) }
      }
    }
  }

  /// The first show where none was chosen.
  private var selection: Binding<Feed.ID?> {
    Binding {
      library.show(chosen)?.id ?? library.shows.first?.id
    } set: {
      chosen = $0
    }
  }
}

#Preview {
  DesktopScreen(library: PodcastLibrary(feed: .success(.sample)))
    .environmentObject(PodcastPlayerStore(feed: .sample))
}
