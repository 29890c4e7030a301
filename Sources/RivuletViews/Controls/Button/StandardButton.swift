import RivuletCore

/// A button in the style that suits the idiom, for styles that leave the look to it.
struct StandardButton {
  let configuration: PrimitiveButtonStyleConfiguration
}

extension StandardButton: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let configuration: _GraphValue<PrimitiveButtonStyleConfiguration> = view.field(0)
    return StructuralStyle.standardButton.make(configuration.attribute, inputs)
  }
}
