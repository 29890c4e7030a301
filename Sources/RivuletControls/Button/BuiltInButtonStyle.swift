import RivuletCore
import RivuletElements
import RivuletGraph

/// A built-in button style. Its buttons are constructed directly, without evaluating a body.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  /// Returns the appearance of the style's buttons at a position in the tree.
  static func look(_ inputs: _ViewListInputs) -> ButtonAppearance

  /// The styling of buttons without an outer style. All values of the style share it, because the value has no effect on it.
  static var outermost: _ButtonStyling { get }
}

extension BuiltInButtonStyle {
  public static func _makeStyling(of style: _GraphValue<Self>, inputs: _ViewListInputs) -> _ButtonStyling {
    inputs.styles == nil ? outermost : makeStyling(inside: inputs.styles)
  }

  static func makeStyling(inside outer: StructuralStyles? = nil) -> _ButtonStyling {
    _ButtonStyling(inside: outer, make)
  }

  /// Builds a button in this style.
  static func make(_ button: _ButtonSource, _ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    button.make(look(inputs), isAutomatic: Self.self == DefaultButtonStyle.self, &inputs)
  }
}

/// A button in a built-in style, inside another primitive style.
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
