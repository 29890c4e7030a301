import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("High Water")
        .font(.title)
      Text("Tide Tables")
      Image(systemName: "play.circle.fill")
        .font(.largeTitle)
    }
    .padding()
  }
}
