import SwiftUI

/// An episode in a list: when it was published, how long it is, and whether it is the one that is shown in the player.
struct EpisodeRow: View {
  let episode: Episode
  let isCurrent: Bool

  var body: some View {
    HStack(spacing: 10) {
      VStack(alignment: .leading, spacing: 2) {
        if let published = episode.published {
          Text(published, format: .dateTime.day().month(.wide).year())
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Text(episode.displayTitle)
          .fontWeight(isCurrent ? .semibold : .regular)
          .lineLimit(2)
        Text(timeStamp: episode.duration)
          .font(.caption)
          .monospacedDigit()
          .foregroundStyle(.secondary)
        EpisodeProblems(episode: episode)
      }
      Spacer(minLength: 0)
      if isCurrent {
        Image(systemName: "speaker.wave.2.fill")
          .foregroundStyle(.tint)
          .accessibilityLabel("In the Player")
      }
    }
    .contentShape(.rect)
  }
}

#Preview {
  List {
    EpisodeRow(episode: Feed.sample.episodes[0], isCurrent: true)
    EpisodeRow(episode: Feed.sample.episodes[1], isCurrent: false)
  }
}
