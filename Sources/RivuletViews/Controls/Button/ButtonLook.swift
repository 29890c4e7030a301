import RivuletCore

/// How the buttons of the styles of the library look.
///
/// A look is no view: what changes while a button is pressed is how much of it is seen, and that is one number of its node.
enum ButtonLook {
  /// Only the label, as it is; pale while it is pressed or disabled.
  case plain
  /// Only the label, in the colour of the tint; pale while it is pressed.
  case borderless
  /// The label on a ground with rounded corners, in the colour of the tint if it is prominent (B12.03); paler while it is pressed.
  case bordered(isProminent: Bool)

  /// How much of the button is seen, from 0 to 1.
  func opacity(isPressed: Bool, isEnabled: Bool) -> Double {
    switch self {
    case .plain: isEnabled ? isPressed ? 0.5 : 1 : 0.4
    case .borderless: isPressed ? 0.3 : 1
    case .bordered: isPressed ? 0.7 : 1
    }
  }

  /// Builds what is seen of a button that nobody presses.
  @MainActor
  func makeFace(of button: _ButtonSource, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    switch self {
    case .plain: button.label(&inputs)
    case .borderless: button.makeFace(inputs) { role, _ in ButtonFace.borderless(role) }
    case .bordered(let isProminent): button.makeFace(inputs) { ButtonFace.bordered($0, isProminent: isProminent, $1) }
    }
  }
}
