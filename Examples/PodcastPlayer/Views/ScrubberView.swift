import SwiftUI

/// The time: a slider to see and set it, how much has passed, and how much is left.
///
/// Only this view reads the time, so a tick evaluates only this body.
struct ScrubberView: View {
  let player: EpisodePlayer
  /// In seconds; nil if nobody knows.
  let duration: TimeInterval?

  @State private var currentTime: TimeInterval = 0

  var body: some View {
    VStack(spacing: 4) {
      Slider(value: position, in: 0...(duration ?? 1)) { player.isScrubbing = $0 }
        .disabled(duration == nil)
        .accessibilityLabel("Position")
        .accessibilityIdentifier("position")
      HStack {
        Text(timeStamp: currentTime.rounded(.down))
          .accessibilityIdentifier("elapsed")
        Spacer()
        Text(timeStamp: remaining)
          .accessibilityIdentifier("remaining")
      }
      .font(.caption)
      .monospacedDigit()
      .foregroundColor(.secondary)
    }
    .onReceive(player.currentTimePublisher) { currentTime = $0 }
  }

  /// What the slider shows and sets; an episode of unknown length stays at the beginning.
  private var position: Binding<TimeInterval> {
    Binding {
      duration == nil ? 0 : currentTime
    } set: {
      player.seek(to: $0)
    }
  }

  /// Negative seconds to the end; together with the elapsed seconds that are shown they make up the duration.
  private var remaining: TimeInterval? {
    duration.map { currentTime.rounded(.down) - $0 }
  }
}

#Preview {
  ScrubberView(player: EpisodePlayer(), duration: 90)
    .padding()
}
