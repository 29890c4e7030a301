public import RivuletCore
import RivuletElements

/// The appearance of labels.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of view that represents a label.
  associatedtype Body: View

  /// Returns the view that represents one label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the label.
  typealias Configuration = LabelStyleConfiguration
}

/// The body that a style creates for a label.
enum LabelStyleBody<Style: LabelStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: LabelStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets the style of labels in this view (B21.04).
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabelStyleBody<S>>(style: style))
  }
}
