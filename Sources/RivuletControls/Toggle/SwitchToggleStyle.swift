import Foundation
public import RivuletCore
public import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A style that shows a leading label and a trailing switch.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  public nonisolated init() {
    tint = nil
  }

  /// Creates a style that draws switches that are on in the given colour.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use ``View/tint(_:)`` instead.")
  @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use ``View/tint(_:)`` instead.")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows a leading label and a trailing switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A toggle with a leading label and a trailing switch, either at the trailing edge of the row or beside the label.
struct SwitchToggle: CompositeView {
  let configuration: ToggleStyleConfiguration
  package var tint: Color?
  @Environment(\.controlMetrics) private var metrics

  init(configuration: ToggleStyleConfiguration, tint: Color? = nil) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    let isOn = configuration.isOn
    let size = metrics.switchSize
    LabeledRow(
      metrics.looks.toggles.switchFillsRow ? .apart : .beside, isSingleLine: true, staysBeside: true, label: configuration.label,
      control: Capsule()
        .fill(ground(isOn))
        .animation(ControlMetrics.change, value: isOn)
        .frame(width: size.width, height: size.height)
        .overlay(alignment: configuration.isMixed ? .center : isOn ? .trailing : .leading) {
          Capsule()
            .fill(ControlPaint(.knob))
            .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
            .padding(metrics.looks.toggles.switchInset)
            .frame(width: metrics.looks.toggles.knobWidth[metrics.size], height: size.height)
            .animation(ControlMetrics.change, value: [isOn, configuration.isMixed])
        }
        .modifier(SwitchPressModifier(isOn: configuration.$isOn)))
  }

  private func ground(_ isOn: Bool) -> AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(ControlPaint(.switchOff)) }
    return tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ControlPaint(.switchOn))
  }
}
