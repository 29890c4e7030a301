public import RivuletCore
import RivuletElements

/// The appearance and interaction of text editors.
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol TextEditorStyle {
  /// The type of view that represents an editor.
  associatedtype Body: View

  /// Returns the view that represents one editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the editor.
  typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of a text editor, passed to its style.
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditorStyleConfiguration {
  let source: FieldSource
}

@available(*, unavailable)
extension TextEditorStyleConfiguration: Sendable {}

/// The body that a style creates for a text editor.
enum TextEditorStyleBody<Style: TextEditorStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: TextEditorStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the style of text editors in this view.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextEditorStyleBody<S>>(style: style))
  }
}
