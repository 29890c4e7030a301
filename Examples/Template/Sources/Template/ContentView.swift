import SwiftUI

/// What the window shows.
package struct ContentView: View {
  @State private var greetings = 0

  package init() {}

  package var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "globe")
        .imageScale(.large)
        .foregroundStyle(.tint)
      Text(greetings == 0 ? "Hello, world!" : "Greeted \(greetings) times")
      Button("Greet") { greetings += 1 }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  ContentView()
}
