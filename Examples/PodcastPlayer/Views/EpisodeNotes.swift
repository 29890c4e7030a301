import SwiftUI

/// When the episode was published, and what it is about. Where there is not enough room for all of it, it scrolls.
struct EpisodeNotes: View {
  let episode: Episode
  /// What all of it takes, once that is known.
  @State private var height: CGFloat?

  var body: some View {
    ScrollView {
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
        EpisodeProblems(episode: episode)
          .multilineTextAlignment(.center)
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0
      }
    }
    .scrollBounceBehavior(.basedOnSize)
    .frame(maxHeight: height.map { min($0, 120) } ?? 120)
  }
}

#Preview {
  EpisodeNotes(episode: Feed.sample.episodes[0])
}
