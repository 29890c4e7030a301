import SwiftUI

/// The episode and its play button in a bar; the rest of it opens the player.
struct MiniPlayer: View {
  /// Where the picture moves to the player from.
  var namespace: Namespace.ID?
  let open: @MainActor () -> Void
  @EnvironmentObject private var store: PodcastPlayerStore

  var body: some View {
    HStack(spacing: 12) {
      Button(action: open) {
        HStack(spacing: 12) {
          ShowPicture()
            .matchedPicture(in: namespace)
            .frame(width: 44, height: 44)
            .accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 1) {
            Text(store.currentEpisode.displayTitle).fontWeight(.medium)
            Text(store.currentEpisode.showTitle).font(.caption).foregroundStyle(.secondary)
          }
          .lineLimit(1)
          Spacer(minLength: 0)
        }
        .contentShape(.rect)
      }
      .accessibilityLabel("Open Player")
      Button {
        store.isPlaying.toggle()
      } label: {
        Image(systemName: store.isPlaying ? "pause.fill" : "play.fill")
          .font(.title2)
          .frame(width: 36, height: 36)
          .contentShape(.rect)
      }
      .accessibilityLabel(store.isPlaying ? "Pause" : "Play")
    }
    .buttonStyle(.plain)
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(.bar, in: .rect(cornerRadius: 14))
  }
}

#Preview {
  MiniPlayer {}
    .padding()
    .environmentObject(PodcastPlayerStore(feed: .sample))
}
