import SwiftUI

/// The items of the playback menu.
struct PlaybackItems: View {
  @ObservedObject var store: PodcastPlayerStore

  var body: some View {
    Button(store.isPlaying ? "Pause" : "Play") { store.isPlaying.toggle() }
      .keyboardShortcut("p")
    Button("Next Episode", action: store.advance)
      .keyboardShortcut(.rightArrow)
      .disabled(!store.hasNext)
    Button("Previous Episode", action: store.previous)
      .keyboardShortcut(.leftArrow)
    Divider()
    SleepTimerMenu(store: store)
  }
}
