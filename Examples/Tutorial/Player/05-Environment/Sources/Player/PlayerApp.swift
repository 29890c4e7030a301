import SwiftUI

@main
struct PlayerApp: App {
  @State private var playback = Playback()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(playback)
    }
  }
}
