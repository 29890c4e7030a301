import SwiftUI

struct EpisodeRow: View {
  let episode: Episode
  let isPlayed: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(episode.title)
        Text(episode.show)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if isPlayed {
        Image(systemName: "checkmark")
          .accessibilityLabel("Played")
      }
    }
  }
}
