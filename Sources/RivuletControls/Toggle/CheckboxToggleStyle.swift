import Foundation
public import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletLooks

/// A style that shows a check box before the label.
@available(macOS 10.15, *)
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style that shows a check box.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A toggle with a check box before its label.
struct CheckboxToggle: CompositeView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.labelsVisibility) private var visibility

  init(configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let isMarked = configuration.isOn || configuration.isMixed
    let outline = RoundedRectangle(cornerRadius: metrics.looks.toggles.checkboxCornerRadius)
    HStack(spacing: metrics.checkboxSpacing) {
      outline
        .fill(ControlPaint(isMarked ? .filled : .boxGround))
        .animation(ControlMetrics.change, value: isMarked)
        .frame(width: metrics.checkboxSide, height: metrics.checkboxSide)
        .overlay {
          outline.strokeBorder(ControlPaint(.boxBorder), lineWidth: 1).opacity(isMarked ? 0 : 1)
            .animation(ControlMetrics.change, value: isMarked)
        }
        .overlay {
          CheckMark(isMixed: configuration.isMixed)
            .stroke(ControlPaint(.knob), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .opacity(isMarked ? 1 : 0)
            .animation(ControlMetrics.change, value: isMarked)
        }
      if visibility != .hidden { NamingLabel(label: configuration.label, isShown: true) }
    }
    .overlay { InvisibleLabel(label: visibility == .hidden ? configuration.label : nil) }
    .modifier(SwitchPressModifier(isOn: configuration.$isOn))
  }
}
