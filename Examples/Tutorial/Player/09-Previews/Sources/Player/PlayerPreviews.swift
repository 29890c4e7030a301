import SwiftUI

#Preview("Player", traits: .fixedLayout(width: 300, height: 400)) {
  PlayerView()
    .environment(Playback())
}

#Preview("Button", traits: .fixedLayout(width: 120, height: 80)) {
  @Previewable @State var isPlaying = true

  PlayButton(isPlaying: $isPlaying)
}

#Preview("Row", traits: .fixedLayout(width: 300, height: 60)) {
  EpisodeRow(episode: Episode.all[2], isPlayed: true)
    .padding()
}
