import Foundation
import RivuletCore
import RivuletGeometry

/// A gauge as a ring that fills around the label of its value.
struct RingGauge: CompositeView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.idiom) private var idiom

  init(configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let metrics = ControlMetrics(idiom)
    let stroke = StrokeStyle(lineWidth: metrics.gaugeRingWidth, lineCap: .round)
    ZStack {
      Circle().inset(by: metrics.gaugeRingWidth / 2).stroke(ControlPaint(.track), style: stroke)
      Circle().inset(by: metrics.gaugeRingWidth / 2).rotation(.degrees(-90)).trim(from: 0, to: configuration.value)
        .stroke(ControlPaint(.filled), style: stroke)
      GaugeCenter(configuration: configuration, metrics: metrics)
    }
    .frame(width: metrics.gaugeDiameter, height: metrics.gaugeDiameter)
  }
}

/// A gauge as three quarters of a ring with a mark at the value. The labels of its bounds, or else its own label, are in the gap.
struct OpenRingGauge: CompositeView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.idiom) private var idiom

  /// The share of a full ring that is drawn.
  private static var part: Double { 0.75 }

  init(configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let metrics = ControlMetrics(idiom)
    let width = metrics.gaugeRingWidth
    let angle = (135 + 270 * configuration.value) * .pi / 180
    let radius = (metrics.gaugeDiameter - width) / 2
    ZStack {
      Circle().inset(by: width / 2).rotation(.degrees(135)).trim(from: 0, to: Self.part)
        .stroke(ControlPaint(.filled), style: StrokeStyle(lineWidth: width, lineCap: .round))
      Circle().fill(ControlPaint(.knob)).shadow(color: .black.opacity(0.4), radius: 1, x: 0, y: 0)
        .frame(width: width, height: width).offset(x: radius * cos(angle), y: radius * sin(angle))
      GaugeCenter(configuration: configuration, metrics: metrics)
    }
    .frame(width: metrics.gaugeDiameter, height: metrics.gaugeDiameter)
    .overlay(alignment: .bottom) {
      HStack(spacing: 2) {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        } else {
          configuration.label
        }
      }
      .font(.system(size: metrics.gaugeSmallFont)).foregroundStyle(.secondary).lineLimit(1)
      .modifier(SilentModifier())
    }
  }
}

/// The content in the middle of a ring: the value's label, or else the gauge's.
struct GaugeCenter: CompositeView {
  let configuration: GaugeStyleConfiguration
  let metrics: ControlMetrics

  init(configuration: GaugeStyleConfiguration, metrics: ControlMetrics) {
    self.configuration = configuration
    self.metrics = metrics
  }

  var body: some View {
    ZStack {
      if let value = configuration.currentValueLabel {
        value
      } else {
        configuration.label
      }
    }
    .font(.system(size: metrics.gaugeFont)).lineLimit(1).minimumScaleFactor(0.5)
    .frame(maxWidth: metrics.gaugeDiameter - 4 * metrics.gaugeRingWidth)
    .overlay { UnseenName(label: configuration.label) }
  }
}
