import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// A bar gauge that fills between the labels of its bounds. The gauge's label is above the bar, and the value's label below.
struct LinearCapacityGauge: CompositeView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.looks) private var looks
  @Environment(\.labelsVisibility) private var visibility

  init(configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let metrics = ControlMetrics(looks: looks, size: .regular)
    VStack(spacing: looks.gauges.labelSpacing) {
      NamingLabel(label: configuration.label, isShown: visibility != .hidden || looks.gauges.keepsLabelSpace)
        .opacity(visibility == .hidden ? 0 : 1)
      HStack {
        configuration.minimumValueLabel
        FilledTrack(
          share: configuration.value, metrics: metrics,
          parts: TupleView((Capsule().fill(ControlPaint(.track)), Capsule().fill(ControlPaint(.filled)))))
        configuration.maximumValueLabel
      }
      if let value = configuration.currentValueLabel {
        HStack { value }.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A bar gauge with a marker at the value, between the labels of its bounds. The gauge's label is for accessibility only.
struct MarkedBarGauge: CompositeView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.looks) private var looks

  init(configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let height = looks.gauges.markedBarHeight
    let measures = SliderMeasures(
      height: height, thumb: height, trackHeight: looks.sliders.trackHeight, idealWidth: looks.sliders.idealWidth)
    HStack {
      configuration.minimumValueLabel
      SliderTrack(
        share: configuration.value, measures: measures,
        parts: TupleView(
          (
            Capsule().fill(ControlPaint(.filled)), Color.clear,
            Circle().fill(ControlPaint(.knob)).padding(looks.gauges.markInset)
              .shadow(color: .black.opacity(0.25), radius: 1, x: 0, y: 0)
          )))
      configuration.maximumValueLabel
    }
    .overlay { InvisibleLabel(label: configuration.label) }
  }
}
