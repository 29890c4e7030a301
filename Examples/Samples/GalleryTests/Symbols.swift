import SwiftUI

struct Symbols: View {
  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: "heart.fill").foregroundStyle(.red)
      Image(systemName: "bell.badge")
      Image(systemName: "star.square")
      Image(systemName: "checkmark.circle.fill")
        .symbolRenderingMode(.palette)
        .foregroundStyle(.white, .green)
      Image(systemName: "wifi.slash")
    }
    .font(.title)
    .padding()
  }
}
