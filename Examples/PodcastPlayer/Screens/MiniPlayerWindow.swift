import SwiftUI

/// What the window of the mini player shows.
struct MiniPlayerWindow: View {
  @ObservedObject var library: PodcastLibrary
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    if let store = library.store {
      MiniPlayer { openWindow(id: "library") }
        .environmentObject(store)
        .frame(width: 320)
    }
  }
}

#Preview {
  MiniPlayerWindow(library: PodcastLibrary(feed: .success(.sample)))
}
