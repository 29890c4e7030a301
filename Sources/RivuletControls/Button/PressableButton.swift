import RivuletCore
import RivuletElements

/// A button with the standard interaction (B12.01) and the appearance that a `ButtonStyle` defines.
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
