import SwiftUI

/// The app on a phone: tabs, with a mini player above their bar that opens into the player.
struct PhoneScreen: View {
  @ObservedObject var library: PodcastLibrary
  let addFeed: @MainActor () -> Void
  @State private var isPlayerOpen = false
  @State private var path: [Feed.ID] = []
  @Namespace private var namespace

  var body: some View {
    ZStack {
      TabView {
        Tab("Library", systemImage: "books.vertical") {
          NavigationStack(path: $path) {
            ShowList(library: library)
              .toolbar {
                #if !os(macOS)
                if !library.shows.isEmpty { EditButton() }
                #endif
                Button("Add Feed", systemImage: "plus", action: addFeed)
              }
              .navigationDestination(for: Feed.ID.self) { id in
                if let show = library.show(id) { ShowView(show: show, library: library) }
              }
          }
          .safeAreaInset(edge: .bottom, spacing: 0) { miniPlayer }
        }
        Tab("Search", systemImage: "magnifyingglass") {
          NavigationStack { SearchScreen(library: library) }
            .safeAreaInset(edge: .bottom, spacing: 0) { miniPlayer }
        }
        Tab("Settings", systemImage: "gearshape") {
          NavigationStack { SettingsView() }
        }
      }
      if isPlayerOpen, library.store != nil {
        OpenPlayer(namespace: namespace) { setPlayer(isOpen: false) }
          .transition(.move(edge: .bottom))
          .zIndex(1)
      }
    }
  }

  /// Keeps its height while the player is open, so that no list moves behind it.
  private var miniPlayer: some View {
    ZStack {
      if !isPlayerOpen, library.store != nil {
        MiniPlayer(namespace: namespace) { setPlayer(isOpen: true) }
      }
    }
    .frame(height: library.store == nil ? 0 : 60)
    .padding(.horizontal, 8)
    .padding(.bottom, 6)
  }

  private func setPlayer(isOpen: Bool) {
    withAnimation(.spring(duration: 0.45, bounce: 0.1)) { isPlayerOpen = isOpen }
  }
}

#Preview {
  PhoneScreen(library: PodcastLibrary(feed: .success(.sample))) {}
    .environmentObject(PodcastPlayerStore(feed: .sample))
}
