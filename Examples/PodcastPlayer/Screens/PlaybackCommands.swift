import SwiftUI

/// The menus of the app: playing, and adding feeds to the library.
struct PlaybackCommands: Commands {
  @ObservedObject var library: PodcastLibrary
  @FocusedValue(\.addFeed) private var addFeed
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Add Feed…") { addFeed?() }
        .keyboardShortcut("o")
        .disabled(addFeed == nil)
    }
    CommandMenu("Playback") {
      if let store = library.store { PlaybackItems(store: store) }
    }
    CommandGroup(before: .windowList) {
      Button("Mini Player") { openWindow(id: "mini player") }
        .keyboardShortcut("m", modifiers: [.command, .option])
        .disabled(library.store == nil)
    }
  }
}
