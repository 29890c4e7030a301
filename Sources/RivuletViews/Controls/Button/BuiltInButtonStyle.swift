import RivuletCore
import RivuletGraph

/// A style of the library: its buttons are built at once, without a body between.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  /// How the buttons of the style look in a place of the tree.
  static func look(_ inputs: _ViewListInputs) -> ButtonLook
}

extension BuiltInButtonStyle {
  public static func _makeButton(
    style: _GraphValue<Self>, button: _ButtonSource, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    button.make(look(inputs), inputs)
  }
}

/// A button in a style of the library, as another primitive style shows it.
struct BuiltInButton<Style: BuiltInButtonStyle> {
  let configuration: PrimitiveButtonStyleConfiguration
}

extension BuiltInButton: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let command = inputs.makeRule(MappedRule(source: view.attribute) { ButtonCommand($0.configuration) })
    let button = _ButtonSource(
      command: command, label: _ViewListBody { $0.makeContent(PrimitiveButtonStyleConfiguration.Label.self) }, takesFocus: false)
    return button.make(Style.look(inputs), inputs)
  }
}
