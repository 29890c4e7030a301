import SwiftUI

/// A picture in place of the show's own: waves that spread from a microphone. It steps back while the episode is paused.
struct ArtworkView: View {
  let isPlaying: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 28, style: .continuous)
      .fill(gradient)
      .overlay { waves }
      .overlay { microphone }
      .clipShape(RoundedRectangle(cornerRadius: 28, style: .continuous))
      .aspectRatio(1, contentMode: .fit)
      .frame(idealWidth: 320, maxWidth: 320)
      .shadow(color: .black.opacity(isPlaying ? 0.3 : 0.15), radius: isPlaying ? 24 : 12, y: isPlaying ? 14 : 6)
      .scaleEffect(isPlaying ? 1 : 0.84)
      .accessibilityHidden(true)
  }

  private var gradient: LinearGradient {
    LinearGradient(colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  private var waves: some View {
    ZStack {
      ForEach(1..<5) { ring in
        Circle()
          .stroke(Color.white.opacity(0.4 - 0.07 * Double(ring)), lineWidth: 2)
          .frame(width: 84 * CGFloat(ring), height: 84 * CGFloat(ring))
      }
    }
    .fixedSize()
  }

  private var microphone: some View {
    Image(systemName: "mic.fill")
      .font(.system(size: 52))
      .foregroundColor(.white)
  }
}

#Preview("Playing") {
  ArtworkView(isPlaying: true)
    .padding(32)
}

#Preview("Paused") {
  ArtworkView(isPlaying: false)
    .padding(32)
}
