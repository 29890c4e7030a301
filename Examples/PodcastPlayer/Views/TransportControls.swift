import SwiftUI

/// Previous, play and next.
struct TransportControls: View {
  @EnvironmentObject private var store: PodcastPlayerStore

  var body: some View {
    HStack(spacing: 44) {
      SkipButton(title: "Previous Episode", systemImage: "backward.end.fill", action: store.previous)
      PlayButton(isPlaying: $store.isPlaying)
      SkipButton(title: "Next Episode", systemImage: "forward.end.fill", action: store.advance)
        .disabled(!store.hasNext)
    }
    .tint(.primary)
    .buttonStyle(.borderless)
  }
}

#Preview {
  TransportControls()
    .environmentObject(PodcastPlayerStore(feed: .sample))
}
