import SwiftUI

struct NowPlaying: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button(isOpen ? "Close" : "Open") {
        withAnimation(.linear(duration: 1)) { isOpen.toggle() }
      }
      Circle()
        .frame(width: 40, height: 40)
        .offset(x: isOpen ? 100 : 0)
        .accessibilityIdentifier("cover")
      if isOpen {
        Text("Episode 12")
          .transition(.opacity)
          .accessibilityIdentifier("title")
      }
    }
  }
}
