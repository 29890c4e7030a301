import SwiftUI

/// The episodes to be played, which people put in order by dragging them.
struct QueueView: View {
  @ObservedObject var library: EpisodeLibrary

  var body: some View {
    NavigationStack {
      List {
        ForEach(library.queue) { EpisodeRow(episode: $0) }
          .onMove { library.queue.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { library.queue.remove(atOffsets: $0) }
      }
      .overlay {
        if library.queue.isEmpty {
          ContentUnavailableView(
            "No Episodes", systemImage: "list.bullet", description: Text("Add episodes to the queue by swiping them."))
        }
      }
      .navigationTitle("Queue")
      .toolbar {
        ToolbarItem {
          Button("Clear", systemImage: "trash") { withAnimation { library.queue.removeAll() } }.disabled(library.queue.isEmpty)
        }
        EditToolbar(isUseful: !library.queue.isEmpty)
      }
    }
  }
}

#Preview {
  let library = EpisodeLibrary(episodeCount: .some)
  library.queue = library.latest(3)
  return QueueView(library: library)
}
