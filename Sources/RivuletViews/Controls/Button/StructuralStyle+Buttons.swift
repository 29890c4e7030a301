import RivuletCore
import RivuletGraph

/// Builds buttons by the value of one `buttonStyle` modifier.
extension StructuralStyle<PrimitiveButtonStyleConfiguration> {
  static func primitive<Style: PrimitiveButtonStyle>(_ style: Attribute<Style>) -> StructuralStyle {
    StructuralStyle { configuration, inputs in
      let styled = inputs.makeRule(StyledRule(style: style, configuration: configuration))
      let body = inputs.makeBody(PrimitiveStyleBody<Style>.self, of: _GraphValue(styled))
      return Style.Body._makeViewList(view: body, inputs: inputs)
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
      MappedRule(source: configuration) { PressableButton(configuration: $0, style: StyleProperty(style: look)) })
    return PressableButton<Look>._makeViewList(view: _GraphValue(button), inputs: inputs)
  }
}

/// The body that a primitive style makes for one button.
private enum PrimitiveStyleBody<Style: PrimitiveButtonStyle>: BodyAccessor {
  static func body(of container: Styled<Style, PrimitiveButtonStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}
