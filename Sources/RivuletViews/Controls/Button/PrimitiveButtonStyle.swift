public import RivuletCore

/// How buttons look and by what they are triggered.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view that stands for a button.
  associatedtype Body: View

  /// Makes the view for one button; it calls `configuration.trigger()` when the button is to act.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What a style is told about the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// How the buttons in this style are built, inside of the styles that the inputs say.
  static func _makeStyling(of style: _GraphValue<Self>, inputs: _ViewListInputs) -> _ButtonStyling
}

extension PrimitiveButtonStyle {
  public static func _makeStyling(of style: _GraphValue<Self>, inputs: _ViewListInputs) -> _ButtonStyling {
    _ButtonStyling(inside: inputs.styles) { button, inputs in
      button.make(inputs) { configuration, inputs in
        let styled = inputs.makeRule(StyledRule(style: style.attribute, configuration: configuration))
        let body = inputs.makeBody(PrimitiveStyleBody<Self>.self, of: _GraphValue(styled))
        return Body._makeViewList(view: body, inputs: &inputs)
      }
    }
  }
}

/// The body that a primitive style makes for one button.
private enum PrimitiveStyleBody<Style: PrimitiveButtonStyle>: BodyAccessor {
  static func body(of container: Styled<Style, PrimitiveButtonStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}
