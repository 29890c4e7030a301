import SwiftUI

struct Episode {
  let title: String
  let showTitle: String
}

/// The talk's player (A4.01–A4.08), with the play button that was got right: it has a binding.
struct PlayerView: View {
  let episode: Episode
  let currentTime: PassthroughSubject<TimeInterval, Never>
  @State private var isPlaying = false
  @State private var playhead: TimeInterval = 0

  static let currentTimeFormatter = MinutesFormatter()

  var body: some View {
    let _ = Log.add("player")
    VStack {
      EpisodeTitle(title: episode.title, isPlaying: isPlaying)
      Text(episode.showTitle).font(.caption).accessibilityIdentifier("show")
      PlayButton(isPlaying: $isPlaying)
      Text("\(playhead, formatter: Self.currentTimeFormatter)").accessibilityIdentifier("time")
    }
    .onReceive(currentTime) { playhead = $0 }
  }
}

/// Its body reads no time, so that a new time stamp does not evaluate it.
struct EpisodeTitle: View {
  let title: String
  let isPlaying: Bool

  var body: some View {
    let _ = Log.add("title")
    Text(title)
      .foregroundStyle(isPlaying ? .primary : .secondary)
      .accessibilityIdentifier("title")
  }
}

struct PlayButton: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button {
      withAnimation { isPlaying.toggle() }
    } label: {
      Image(systemName: isPlaying ? "pause.circle" : "play.circle")
    }
    .accessibilityLabel(isPlaying ? "Pause" : "Play")
    .accessibilityIdentifier("play")
  }
}

/// The talk's first attempt: the button has a truth of its own (A4.06).
struct WrongPlayerView: View {
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Text("title")
        .foregroundStyle(isPlaying ? .primary : .secondary)
        .accessibilityIdentifier("title")
      WrongPlayButton()
    }
  }
}

struct WrongPlayButton: View {
  @State private var isPlaying = false

  var body: some View {
    Button {
      isPlaying.toggle()
    } label: {
      Image(systemName: isPlaying ? "pause.circle" : "play.circle")
    }
    .accessibilityLabel(isPlaying ? "Pause" : "Play")
  }
}

/// Minutes and seconds.
final class MinutesFormatter: Formatter, @unchecked Sendable {
  override func string(for obj: Any?) -> String? {
    guard let seconds = obj as? Double else { return nil }
    let whole = Int(seconds)
    return "\(whole / 60):" + (whole % 60 < 10 ? "0" : "") + "\(whole % 60)"
  }
}
