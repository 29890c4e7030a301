import RivuletCore
import RivuletGraph

/// Builds buttons by the value of one `buttonStyle` modifier.
extension StructuralStyle<PrimitiveButtonStyleConfiguration> {
  static func primitive<Style: PrimitiveButtonStyle>(_ style: Attribute<Style>) -> StructuralStyle {
    StructuralStyle { configuration, inputs in
      Style._makeButton(style: _GraphValue(style), configuration: _GraphValue(configuration), inputs: inputs)
    }
  }

  /// Builds buttons where no style is set: as text on phones, with a border on desktops.
  static var standardButton: StructuralStyle {
    StructuralStyle { configuration, inputs in
      switch inputs.tree.services.idiom {
      case .phone: makePressable(BorderlessLook(), configuration, inputs)
      case .desktop: makePressable(BorderedLook(), configuration, inputs)
      }
    }
  }

  private static func makePressable<Look: ButtonStyle>(
    _ look: Look, _ configuration: Attribute<PrimitiveButtonStyleConfiguration>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let button = inputs.makeRule(
      MappedRule(source: configuration) { PressableButton(configuration: $0, look: look) })
    return PressableButton<Look>._makeViewList(view: _GraphValue(button), inputs: inputs)
  }
}
