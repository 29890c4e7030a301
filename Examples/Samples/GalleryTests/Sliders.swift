import SwiftUI

struct Sliders: View {
  @State private var volume = 0.5

  var body: some View {
    VStack {
      Slider(value: $volume)
      Slider(value: $volume, in: 0...1, step: 0.25) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
    }
    .padding()
  }
}
