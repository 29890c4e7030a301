import Observation

@Observable @MainActor
final class Playback {
  var episode = Episode.all[0]
  var isPlaying = false
  var played: Set<Episode.ID> = []

  func choose(_ next: Episode) {
    if next != episode { isPlaying = false }
    episode = next
  }

  func finish() {
    played.insert(episode.id)
    isPlaying = false
  }
}
