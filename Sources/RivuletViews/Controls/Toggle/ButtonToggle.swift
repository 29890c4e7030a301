import RivuletCore

/// A toggle as a button that stays highlighted while its value is on; while it is off, a button with a border on desktops, and without one on phones.
struct ButtonToggle: CompositeView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.idiom) private var idiom
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape

  init(configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let metrics = ControlMetrics(idiom)
    let isOn = configuration.isOn || configuration.isMixed
    let isBordered = idiom == .desktop
    configuration.label
      .modifier(
        GroundedLabelModifier(
          paint: ControlPaint(isOn ? .prominentLabel : isBordered ? .borderedLabel : .label), font: metrics.buttonFont(controlSize))
      )
      .padding(metrics.buttonInsets(controlSize))
      .background {
        RoundedRectangle(cornerRadius: shape.cornerRadius(metrics, controlSize))
          .fill(ControlPaint(isOn ? .prominentGround : .borderedGround))
          .opacity(isOn || isBordered ? 1 : 0)
      }
      .modifier(SwitchPressModifier(isOn: configuration.$isOn))
  }
}
