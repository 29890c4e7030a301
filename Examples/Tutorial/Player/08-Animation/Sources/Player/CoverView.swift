import SwiftUI

struct CoverView: View {
  let episode: Episode
  let isPlaying: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(Color(hue: Double(episode.id) / 5, saturation: 0.5, brightness: 0.8).gradient)
      .overlay {
        Image(systemName: "waveform")
          .font(.largeTitle)
          .foregroundStyle(.white)
      }
      .frame(width: 200, height: 200)
      .scaleEffect(isPlaying ? 1 : 0.8)
      .shadow(radius: isPlaying ? 12 : 2)
      .animation(.spring(duration: 0.6, bounce: 0.3), value: isPlaying)
      .accessibilityHidden(true)
  }
}
