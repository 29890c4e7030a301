import RivuletCore
import RivuletLooks

/// The appearance of buttons in the built-in styles.
///
/// An appearance is not a view. A press changes only the button's opacity, which is a number stored in its node.
enum ButtonAppearance {
  /// The unchanged label, drawn at a lower opacity while the button is pressed or disabled.
  case plain
  /// The label in the tint colour, drawn at a lower opacity while the button is pressed.
  case borderless
  /// The borderless appearance, with a pointing-hand pointer.
  case link
  /// The label on a background with rounded corners, drawn at a lower opacity while the button is pressed. A prominent background uses the
  /// tint colour (B12.03).
  case bordered(isProminent: Bool)

  /// Returns the opacity of the button, from 0 to 1.
  func opacity(isPressed: Bool, isEnabled: Bool) -> Double {
    switch self {
    case .plain: isEnabled ? isPressed ? 0.5 : 1 : 0.4
    case .borderless, .link: isPressed ? 0.3 : 1
    case .bordered: isPressed ? 0.7 : 1
    }
  }

  /// Builds the face of a button in its unpressed state.
  @MainActor
  func makeFace(of button: _ButtonSource, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    switch self {
    case .plain: button.row(&inputs)
    case .borderless where button.isToggle, .link where button.isToggle: button.makeFace(inputs) { ButtonFace.toggle($0, $1) }
    case .borderless, .link:
      inputs.tree.looks.buttons.setsBorderlessFont
        ? button.makeFace(inputs) { ButtonFace.borderless($0, $1).modifier(ButtonFontModifier()) }
        : button.makeFace(inputs) { ButtonFace.borderless($0, $1) }
    case .bordered(let isProminent):
      // A toggle that is off must look different from one that is on.
      button.makeFace(inputs) { [isProminent = isProminent && !button.isToggle] in ButtonFace.bordered($0, isProminent: isProminent, $1) }
    }
  }
}
