import SwiftUI

/// An episode in a list: its title, when it was published, how long it is, and whether it is new.
struct EpisodeRow: View {
  let episode: Episode
  /// Nil where that is not shown.
  var isPlayed: Bool?
  var isFavorite = false

  var body: some View {
    HStack(spacing: 10) {
      if let isPlayed {
        Circle()
          .fill(.tint)
          .frame(width: 8, height: 8)
          .opacity(isPlayed ? 0 : 1)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(episode.title).lineLimit(1)
        HStack(spacing: 4) {
          Text(episode.date, format: .dateTime.day().month(.wide))
          Text("·")
          Text("\(episode.minutes) min")
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      if isFavorite {
        Image(systemName: "star.fill").foregroundStyle(.yellow).accessibilityLabel("Favorite")
      }
    }
    .accessibilityIdentifier("episode \(episode.id)")
  }
}

#Preview {
  List {
    EpisodeRow(episode: EpisodeYear(2026, numbers: 1..<9)[0], isPlayed: false)
    EpisodeRow(episode: EpisodeYear(2026, numbers: 1..<9)[1], isFavorite: true)
  }
}
