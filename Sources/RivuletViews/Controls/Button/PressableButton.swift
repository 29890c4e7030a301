import RivuletCore

/// A button that is pressed and released (B12.01), looking as a `ButtonStyle` wants it.
struct PressableButton<Look: ButtonStyle> {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: StyleProperty<Look>
  @State private var isPressed = false

  nonisolated init(configuration: PrimitiveButtonStyleConfiguration, look: Look) {
    self.configuration = configuration
    self.look = StyleProperty(style: look)
  }
}

extension PressableButton: CompositeView {
  var body: some View {
    look.style.makeBody(configuration: ButtonStyleConfiguration(role: configuration.role, isPressed: isPressed))
      .modifier(PressModifier(isPressed: $isPressed, action: configuration.action))
  }
}
