import RivuletCore
import RivuletElements
import RivuletGraph

/// A primitive style that wraps a `ButtonStyle`. Its buttons are constructed directly, without evaluating a body of the primitive style.
struct LookStyle<Look: ButtonStyle> {
  let look: Look
}

extension LookStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, look: look)
  }

  static func _makeStyling(of style: _GraphValue<Self>, inputs: _ViewListInputs) -> _ButtonStyling {
    _ButtonStyling(inside: inputs.styles) { button, inputs in
      button.make(inputs, isTitled: Look.self == MenuItemStyle.self) { configuration, inputs in
        let button = inputs.makeRule(PressableButtonRule(style: style.attribute, configuration: configuration))
        return PressableButton<Look>._makeViewList(view: _GraphValue(button), inputs: &inputs)
      }
    }
  }
}

/// The rule that combines a style's appearance with a button's configuration.
@MainActor
private struct PressableButtonRule<Look: ButtonStyle>: @MainActor ViewValueRule {
  let style: Attribute<LookStyle<Look>>
  let configuration: Attribute<PrimitiveButtonStyleConfiguration>

  mutating func update(_ output: borrowing RuleOutput<PressableButton<Look>>) {
    output.set(PressableButton(configuration: configuration.value, look: style.value.look))
  }
}
