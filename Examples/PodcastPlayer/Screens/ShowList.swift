import SwiftUI

/// The shows of the library, to choose from and to leave out.
struct ShowList: View {
  @ObservedObject var library: PodcastLibrary
  /// The show that a split view shows beside the list; nil where a show is pushed.
  var selection: Binding<Feed.ID?>?

  var body: some View {
    list
      .overlay {
        if library.shows.isEmpty {
          ContentUnavailableView("No Shows", systemImage: "mic.slash", description: Text("Add the file of a feed, or drop it here."))
        }
      }
      .navigationTitle("Shows")
  }

  @ViewBuilder private var list: some View {
    if let selection {
      List(selection: selection) { rows }
    } else {
      List { rows }
    }
  }

  private var rows: some View {
    ForEach(library.shows) { show in
      NavigationLink(value: show.id) { ShowRow(show: show) }
        .accessibilityIdentifier("show \(show.id)")
        .contextMenu { removal(of: show) }
        .swipeActions { removal(of: show) }
    }
    .onMove { library.moveShows(from: $0, to: $1) }
    .onDelete { library.removeShows(at: $0) }
  }

  private func removal(of show: Feed) -> some View {
    Button("Remove Show", systemImage: "trash", role: .destructive) {
      withAnimation { library.remove(show.id) }
    }
  }
}

#Preview {
  NavigationStack {
    ShowList(library: PodcastLibrary(feed: .success(.sample)))
  }
}
