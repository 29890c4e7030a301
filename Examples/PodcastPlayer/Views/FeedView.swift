import SwiftUI

/// Owns the store of one feed and shows its player.
struct FeedView: View {
  @StateObject private var store: PodcastPlayerStore

  init(feed: Feed) {
    _store = StateObject(wrappedValue: PodcastPlayerStore(feed: feed))
  }

  var body: some View {
    PlayerView()
      .environmentObject(store)
  }
}

#Preview {
  FeedView(feed: .sample)
}
