import SwiftUI

struct Waveform: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  let isPlaying: Bool

  var body: some View {
    Capsule()
      .frame(width: 8, height: 40)
      .phaseAnimator([1.0, 0.4]) { bar, height in
        bar.scaleEffect(y: isPlaying && !reducesMotion ? height : 1)
      } animation: { _ in
        .easeInOut(duration: 0.5)
      }
  }
}
