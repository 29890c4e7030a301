import SwiftUI

/// The windows of the app and their menus.
package struct PodcastScenes: Scene {
  @ObservedObject private var library: PodcastLibrary

  package init(library: PodcastLibrary) {
    self.library = library
  }

  package var body: some Scene {
    WindowGroup("Podcast Player", id: "library") {
      RootView(library: library)
    }
    .defaultSize(width: 960, height: 680)
    .commands { PlaybackCommands(library: library) }

    Window("Mini Player", id: "mini player") {
      MiniPlayerWindow(library: library)
    }
    .windowResizability(.contentSize)

    Settings {
      SettingsView()
        .frame(width: 420)
    }
  }
}
