import PodcastPlayer
import SwiftUI

/// A podcast player: `PodcastPlayer [FEED]` opens a window, `PodcastPlayer --check FEED` only reads the feed.
@main
struct PodcastApp: App {
  @StateObject private var library: PodcastLibrary

  init() {
    let launch = Launch(CommandLine.arguments.dropFirst())
    _library = StateObject(wrappedValue: PodcastLibrary(feed: launch.feed))
  }

  var body: some Scene {
    PodcastScenes(library: library)
  }
}
