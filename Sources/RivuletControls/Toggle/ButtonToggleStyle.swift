public import RivuletCore
import RivuletElements
import RivuletLooks

/// A style that shows a button that is highlighted while the value is on.
@available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that shows a button that is highlighted while the value is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle that is a button, highlighted while the value is on. Without an inherited button style, the button may have a border while the
/// value is off.
struct ButtonToggle: CompositeView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.buttonBorderShape) private var shape

  init(configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }

  private var isOn: Bool { configuration.isOn || configuration.isMixed }

  var body: some View {
    let value = configuration.$isOn
    InnerButton {
      value.wrappedValue.toggle()
    } styled: {
      configuration.label
    } standard: {
      standard
    }
    .environment(\.buttonIsOn, isOn)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }

  private var standard: some View {
    let isBordered = metrics.looks.toggles.buttonHasBorder
    return configuration.label
      .modifier(
        FilledButtonLabelModifier(
          paint: ControlPaint(isOn ? .prominentLabel : isBordered ? .borderedLabel : .label), font: metrics.buttonFont)
      )
      .padding(metrics.buttonInsets)
      .background {
        RoundedRectangle(cornerRadius: shape.cornerRadius(metrics))
          .fill(ControlPaint(isOn ? .prominentGround : .borderedGround))
          .opacity(isOn || isBordered ? 1 : 0)
      }
      .modifier(SwitchPressModifier(isOn: configuration.$isOn))
  }
}

extension ToggleStyleConfiguration.Label: ToggleButtonLabel {}
