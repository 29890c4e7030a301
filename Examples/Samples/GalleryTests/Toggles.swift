import SwiftUI

struct Toggles: View {
  @State private var isOn = true

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Downloads", isOn: $isOn)
      Toggle("Bold", systemImage: "bold", isOn: $isOn).toggleStyle(.button)
    }
    .padding()
  }
}
