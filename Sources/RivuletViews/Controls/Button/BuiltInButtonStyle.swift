import RivuletCore
import RivuletGraph

/// A style of the library: its buttons are built at once, without a body between.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  /// How the buttons of the style look in a place of the tree.
  static func look(_ inputs: _ViewListInputs) -> ButtonLook

  /// How its buttons are built where no other style is set around: the same everywhere, because the style's value says nothing.
  static var outermost: _ButtonStyling { get }
}

extension BuiltInButtonStyle {
  public static func _makeStyling(of style: _GraphValue<Self>, inputs: _ViewListInputs) -> _ButtonStyling {
    inputs.styles == nil ? outermost : makeStyling(inside: inputs.styles)
  }

  static func makeStyling(inside outer: StructuralStyles? = nil) -> _ButtonStyling {
    _ButtonStyling(inside: outer) { button, inputs in button.make(look(inputs), isAutomatic: Self.self == DefaultButtonStyle.self, &inputs)
    }
  }
}

/// A button in a style of the library, as another primitive style shows it.
struct BuiltInButton<Style: BuiltInButtonStyle> {
  let configuration: PrimitiveButtonStyleConfiguration
}

extension BuiltInButton: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let command = inputs.makeRule(MappedRule(source: view.attribute) { ButtonCommand($0.configuration) })
    let button = _ButtonSource(
      command: command, label: _ViewListBody { $0.makeContent(PrimitiveButtonStyleConfiguration.Label.self) }, takesFocus: false)
    return button.make(Style.look(inputs), &inputs)
  }
}
