import Foundation
import RivuletCore
import RivuletGeometry

/// A toggle as a leading label and a trailing switch, at the far end or next to the label.
struct SwitchToggle: CompositeView {
  let configuration: ToggleStyleConfiguration
  var tint: Color?
  @Environment(\.controlMetrics) private var metrics

  init(configuration: ToggleStyleConfiguration, tint: Color? = nil) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    let isOn = configuration.isOn
    let size = metrics.switchSize
    LabeledRow(
      metrics.looks.toggles.switchFillsRow ? .apart : .beside, hasOneLine: true, label: configuration.label,
      control: Capsule()
        .fill(ground(isOn))
        .animation(ControlMetrics.change, value: isOn)
        .frame(width: size.width, height: size.height)
        .overlay(alignment: configuration.isMixed ? .center : isOn ? .trailing : .leading) {
          Circle()
            .fill(ControlPaint(.knob))
            .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
            .padding(metrics.looks.toggles.switchInset)
            .frame(width: size.height, height: size.height)
            .animation(ControlMetrics.change, value: [isOn, configuration.isMixed])
        }
        .modifier(SwitchPressModifier(isOn: configuration.$isOn)))
  }

  private func ground(_ isOn: Bool) -> AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(ControlPaint(.switchOff)) }
    return tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ControlPaint(.switchOn))
  }
}
