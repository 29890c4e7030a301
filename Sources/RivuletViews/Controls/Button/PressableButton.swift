import RivuletCore

/// A button that is pressed and released (B12.01), looking as a `ButtonStyle` wants it.
struct PressableButton<Style: ButtonStyle> {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: StyleProperty<Style>
  @State private var isPressed = false

  nonisolated init(configuration: PrimitiveButtonStyleConfiguration, style: StyleProperty<Style>) {
    self.configuration = configuration
    self.style = style
  }
}

extension PressableButton: CompositeView {
  var body: some View {
    style.style.makeBody(configuration: ButtonStyleConfiguration(role: configuration.role, isPressed: isPressed))
      .modifier(PressModifier(isPressed: $isPressed, action: configuration.action))
  }
}

/// A primitive style that leaves the operation to the standard one.
struct PressableStyle<Style: ButtonStyle> {
  let style: StyleProperty<Style>

  init(_ style: Style) {
    self.style = StyleProperty(style: style)
  }
}

extension PressableStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, style: style)
  }
}
