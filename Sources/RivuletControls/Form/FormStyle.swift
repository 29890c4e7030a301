public import RivuletCore
import RivuletElements
import RivuletGraph

/// The appearance of forms.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of view that represents a form.
  associatedtype Body: View

  /// Returns the view that represents one form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the form.
  typealias Configuration = FormStyleConfiguration
}

/// The properties of a form, passed to its style.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FormStyleConfiguration {
  /// The type-erased content of the form.
  public struct Content {
    nonisolated init() {}
  }

  nonisolated init() {}

  /// The content of the form.
  public let content = FormStyleConfiguration.Content()
}

extension FormStyleConfiguration.Content: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = FormStyleConfiguration.Content

  // The number of rows in a form is unknown.
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension FormStyleConfiguration: Sendable {}
extension FormStyleConfiguration.Content: Sendable {}

/// The body that a style creates for a form.
enum FormStyleBody<Style: FormStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: FormStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the style of forms in this view (B21.80).
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier<FormStyleBody<S>>(style: style))
  }
}
