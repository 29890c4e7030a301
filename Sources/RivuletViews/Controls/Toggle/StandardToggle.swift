import RivuletCore

/// A toggle in the automatic style, for styles that keep the automatic appearance.
struct StandardToggle {
  let configuration: ToggleStyleConfiguration
}

extension StandardToggle: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let configuration: _GraphValue<ToggleStyleConfiguration> = view.field(0)
    return StructuralStyle.standardToggle.make(configuration.attribute, &inputs)
  }
}
