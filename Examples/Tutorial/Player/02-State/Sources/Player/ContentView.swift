import SwiftUI

struct ContentView: View {
  @State private var isPlaying = false

  var body: some View {
    VStack(spacing: 12) {
      Text("High Water")
        .font(.title)
        .foregroundStyle(isPlaying ? Color.accentColor : .primary)
      Text("Tide Tables")
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
          .font(.largeTitle)
      }
      .accessibilityLabel(isPlaying ? "Pause" : "Play")
    }
    .padding()
  }
}
