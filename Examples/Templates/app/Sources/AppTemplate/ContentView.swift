import SwiftUI

struct ContentView: View {
  @State private var greetings = 0

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "globe")
        .imageScale(.large)
        .foregroundStyle(.tint)
      Text(greetings == 0 ? "Hello, world!" : "Greeted \(greetings) \(greetings == 1 ? "time" : "times")")
      Button("Greet") { greetings += 1 }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  ContentView()
}
