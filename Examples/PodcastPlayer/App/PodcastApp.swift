import PodcastPlayer
import SwiftUI

/// A podcast player for one feed: `PodcastPlayer [FEED]` opens a window, `PodcastPlayer --check FEED` only reads the feed.
@main
struct PodcastApp: App {
  private let launch = Launch(CommandLine.arguments.dropFirst())

  var body: some Scene {
    WindowGroup("Podcast Player") {
      RootView(feed: launch.feed)
    }
  }
}
