import RivuletCore

/// A toggle as a button that stays highlighted while its value is on.
struct ButtonToggle: CompositeView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.idiom) private var idiom
  @Environment(\.controlSize) private var controlSize

  init(configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let metrics = ControlMetrics(idiom)
    let isOn = configuration.isOn
    configuration.label
      .modifier(GroundedLabelModifier(paint: ControlPaint(isOn ? .prominentLabel : .label), font: metrics.buttonFont(controlSize)))
      .padding(metrics.buttonInsets(controlSize))
      .background {
        RoundedRectangle(cornerRadius: metrics.buttonCornerRadius(controlSize))
          .fill(ControlPaint(.prominentGround))
          .opacity(isOn ? 1 : 0)
      }
      .modifier(SwitchPressModifier(isOn: configuration.$isOn))
  }
}
