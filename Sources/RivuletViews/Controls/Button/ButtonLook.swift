import RivuletCore

/// How the buttons of the styles of the library look.
///
/// A look is no view: what changes while a button is pressed, or while a desktop's pointer is over it, is how much of it is seen, and that is one
/// number of its node.
enum ButtonLook {
  /// Only the label, as it is; pale while it is pressed or disabled.
  case plain
  /// Only the label, in the colour of the tint; pale while it is pressed.
  case borderless
  /// As without a border, with the pointing hand over it.
  case link
  /// The label on a ground with rounded corners, in the colour of the tint if it is prominent (B12.03); paler while it is pressed.
  case bordered(isProminent: Bool)

  /// How much of the button is seen, from 0 to 1.
  func opacity(isPressed: Bool, isHovered: Bool = false, isEnabled: Bool) -> Double {
    switch self {
    case .plain: isEnabled ? isPressed ? 0.5 : isHovered ? 0.75 : 1 : 0.4
    case .borderless, .link: isPressed ? 0.3 : isHovered && isEnabled ? 0.7 : 1
    case .bordered: isPressed ? 0.7 : 1
    }
  }

  /// Whether the look shows that a pointer is over the button: where there is no ground that marks the button off, and phones have no such pointer.
  func showsHover(on idiom: Idiom) -> Bool {
    switch self {
    case .plain, .borderless, .link: idiom == .desktop
    case .bordered: false
    }
  }

  /// Builds what is seen of a button that nobody presses.
  @MainActor
  func makeFace(of button: _ButtonSource, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    switch self {
    case .plain: button.row(&inputs)
    case .borderless, .link: button.makeFace(inputs) { role, environment in ButtonFace.borderless(role, environment) }
    case .bordered(let isProminent): button.makeFace(inputs) { ButtonFace.bordered($0, isProminent: isProminent, $1) }
    }
  }
}
