import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A ring gauge that fills around the label of its value.
struct RingGauge: CompositeView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.looks.gauges) private var look

  init(configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let stroke = StrokeStyle(lineWidth: look.ringWidth, lineCap: .round)
    ZStack {
      Circle().inset(by: look.ringWidth / 2).stroke(ControlPaint(.track), style: stroke)
      Circle().inset(by: look.ringWidth / 2).rotation(.degrees(-90)).trim(from: 0, to: configuration.value)
        .stroke(ControlPaint(.filled), style: stroke)
      GaugeCenter(configuration: configuration, look: look)
    }
    .frame(width: look.diameter, height: look.diameter)
  }
}

/// A gauge that shows three quarters of a ring, with a marker at the value. The gap contains the labels of the bounds, or else the gauge's
/// own label.
struct OpenRingGauge: CompositeView {
  let configuration: GaugeStyleConfiguration
  @Environment(\.looks.gauges) private var look

  /// The fraction of a full ring that is drawn.
  private static var part: Double { 0.75 }

  init(configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let width = look.ringWidth
    let angle = (135 + 270 * configuration.value) * .pi / 180
    let radius = (look.diameter - width) / 2
    ZStack {
      Circle().inset(by: width / 2).rotation(.degrees(135)).trim(from: 0, to: Self.part)
        .stroke(ControlPaint(.filled), style: StrokeStyle(lineWidth: width, lineCap: .round))
      Circle().fill(ControlPaint(.knob)).shadow(color: .black.opacity(0.4), radius: 1, x: 0, y: 0)
        .frame(width: width, height: width).offset(x: radius * cos(angle), y: radius * sin(angle))
      GaugeCenter(configuration: configuration, look: look)
    }
    .frame(width: look.diameter, height: look.diameter)
    .overlay(alignment: .bottom) {
      HStack(spacing: 2) {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        } else {
          configuration.label
        }
      }
      .font(look.smallFont.font).foregroundStyle(.secondary).lineLimit(1)
      .modifier(AccessibilityHiddenModifier())
    }
  }
}

/// The content in the middle of a ring: the value's label, or else the gauge's label.
struct GaugeCenter: CompositeView {
  let configuration: GaugeStyleConfiguration
  let look: GaugeLook

  init(configuration: GaugeStyleConfiguration, look: GaugeLook) {
    self.configuration = configuration
    self.look = look
  }

  var body: some View {
    ZStack {
      if let value = configuration.currentValueLabel {
        value
      } else {
        configuration.label
      }
    }
    .font(look.font.font).lineLimit(1).minimumScaleFactor(0.5)
    .frame(maxWidth: look.diameter - 4 * look.ringWidth)
    .overlay { InvisibleLabel(label: configuration.label) }
  }
}
