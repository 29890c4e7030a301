import SwiftUI

/// A show: what it is, and its episodes.
struct ShowView: View {
  let show: Feed
  @ObservedObject var library: PodcastLibrary
  @State private var search = ""

  var body: some View {
    List {
      Section {
        EpisodeList(places: places, library: library)
      } header: {
        if let problem = show.problems.first {
          VStack(alignment: .leading) {
            if let author = show.author { Text(author) }
            Text(verbatim: problem.remark).textCase(nil)
          }
        } else if let author = show.author {
          Text(author)
        }
      }
    }
    .overlay {
      if places.isEmpty { ContentUnavailableView.search(text: search) }
    }
    .animation(.default, value: search)
    .searchable(text: $search)
    .navigationTitle(show.displayTitle)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var places: [EpisodePlace] {
    show.episodes.indices
      .filter { search.isEmpty || show.episodes[$0].displayTitle.localizedCaseInsensitiveContains(search) }
      .map { EpisodePlace(show: show.id, index: $0) }
  }
}

#Preview {
  NavigationStack {
    ShowView(show: .sample, library: PodcastLibrary(feed: .success(.sample)))
  }
  .environmentObject(PodcastPlayerStore(feed: .sample))
}
