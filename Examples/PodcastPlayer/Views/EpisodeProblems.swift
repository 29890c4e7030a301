import SwiftUI

/// The faults of an episode, a line each; nothing for an episode without any.
struct EpisodeProblems: View {
  let episode: Episode

  var body: some View {
    ForEach(episode.problems.indices, id: \.self) { index in
      Text(verbatim: episode.problems[index].remark)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview {
  EpisodeProblems(
    episode: Episode(
      title: "Low Water", showTitle: "Harbour Songs",
      problems: [FeedProblem(file: "feed.xml", line: 5, reason: .badDuration("soon", title: "Low Water"))]))
}
