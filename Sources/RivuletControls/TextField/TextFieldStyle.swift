public import RivuletCore
import RivuletElements

/// The appearance of text fields.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of view that represents a field.
  associatedtype _Body: View

  /// Returns the view that represents one field. The configuration is the field without this style.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body

  /// The type-erased label of the field.
  typealias _Label = _TextFieldStyleLabel
}

/// The body that a style creates for a text field.
enum TextFieldStyleBody<Style: TextFieldStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: TextField<_TextFieldStyleLabel>) -> Style._Body {
    style._body(configuration: configuration)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets the style of text fields in this view (B8.05).
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextFieldStyleBody<S>>(style: style))
  }
}
