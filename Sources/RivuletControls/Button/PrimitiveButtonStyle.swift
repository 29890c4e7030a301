public import RivuletCore
import RivuletElements

/// The appearance and interaction of buttons.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of view that represents a button.
  associatedtype Body: View

  /// Returns the view that represents one button. The view calls `configuration.trigger()` to run the action.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the styling that builds buttons in this style, nested in the styles of the inputs.
  static func _makeStyling(of style: _GraphValue<Self>, inputs: _ViewListInputs) -> _ButtonStyling
}

extension PrimitiveButtonStyle {
  public static func _makeStyling(of style: _GraphValue<Self>, inputs: _ViewListInputs) -> _ButtonStyling {
    _ButtonStyling(inside: inputs.styles) { button, inputs in
      button.make(inputs) { PrimitiveButtonStyleBody<Self>.make(style.attribute, $0, &$1) }
    }
  }
}

/// The body that a primitive style creates for a button.
enum PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: PrimitiveButtonStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}
