import RivuletCore
import RivuletGraph

/// A primitive style that leaves the operation to the standard one. Its buttons are built at once, without a body of the style between.
@MainActor
protocol PressableStyle: PrimitiveButtonStyle {
  associatedtype Look: ButtonStyle

  /// What decides how the buttons look.
  var look: Look { get }
}

extension PressableStyle {
  public static func _makeButton(
    style: _GraphValue<Self>, configuration: _GraphValue<PrimitiveButtonStyleConfiguration>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let button = inputs.makeRule(PressableButtonRule(style: style.attribute, configuration: configuration.attribute))
    return PressableButton<Look>._makeViewList(view: _GraphValue(button), inputs: inputs)
  }
}

/// Brings a style's look and what is known of a button together.
@MainActor
private struct PressableButtonRule<Style: PressableStyle>: @MainActor ViewValueRule {
  let style: Attribute<Style>
  let configuration: Attribute<PrimitiveButtonStyleConfiguration>

  mutating func update(_ output: borrowing RuleOutput<PressableButton<Style.Look>>) {
    output.set(PressableButton(configuration: configuration.value, look: style.value.look))
  }
}

/// A `ButtonStyle` in the place of a primitive one.
struct LookStyle<Look: ButtonStyle> {
  let look: Look
}

extension LookStyle: PressableStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, look: look)
  }
}
