import Library
import SwiftUI

/// A library of podcast episodes: `LibraryApp [--many | --million]` opens a window with some, 10,000 or 1,000,000 of them.
@main
struct LibraryApp: App {
  @StateObject private var library = EpisodeLibrary(episodeCount: EpisodeCount(arguments: CommandLine.arguments))

  var body: some Scene {
    WindowGroup("Library") {
      LibraryScreen(library: library)
        .frame(minWidth: 300, idealWidth: 560, minHeight: 300, idealHeight: 520)
    }
  }
}
