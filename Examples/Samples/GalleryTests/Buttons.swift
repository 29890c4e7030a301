import SwiftUI

struct Buttons: View {
  var body: some View {
    VStack(spacing: 12) {
      Button("Automatic") {}
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent", systemImage: "play.fill") {}.buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
    }
  }
}
