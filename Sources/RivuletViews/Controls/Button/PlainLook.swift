import RivuletCore

/// A button that is only its label, as it is; pale while it is pressed or disabled.
struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? configuration.isPressed ? 0.5 : 1 : 0.4)
  }
}
