import SwiftUI

/// When the episode was published, and what it is about.
struct EpisodeNotes: View {
  let episode: Episode

  var body: some View {
    VStack(spacing: 4) {
      if let published = episode.published {
        Text(published, format: .dateTime.day().month(.wide).year())
          .font(.caption)
          .foregroundColor(.secondary)
      }
      if !episode.summary.isEmpty {
        Text(episode.summary)
          .font(.footnote)
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
      }
    }
  }
}

#Preview {
  EpisodeNotes(episode: Feed.sample.episodes[0])
}
