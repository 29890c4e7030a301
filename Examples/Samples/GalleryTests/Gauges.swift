import SwiftUI

struct Gauges: View {
  var body: some View {
    HStack(spacing: 24) {
      Gauge(value: 0.6) { Text("Load") }
        .gaugeStyle(.accessoryCircular)
      Gauge(value: 0.6) { Text("Load") }
        .gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 0.6) {
        Text("Memory")
      } currentValueLabel: {
        Text("60 %")
      }
    }
    .padding()
  }
}
