import RivuletCore

/// A button that is only its label, in the colour of the tint; pale while it is pressed.
struct BorderlessLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(ControlPaint(.label, isDestructive: configuration.role == .destructive))
      .opacity(configuration.isPressed ? 0.3 : 1)
  }
}
