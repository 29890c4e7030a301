public import RivuletCore

/// How labels look.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view that stands for a label.
  associatedtype Body: View

  /// Makes the view for one label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What a style is told about the label.
  typealias Configuration = LabelStyleConfiguration
}

/// The body that a style makes for one label.
enum LabelStyleBody<Style: LabelStyle>: StyleBody {
  typealias Configuration = LabelStyleConfiguration

  static func body(of container: Styled<Style, LabelStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets how labels inside look (B21.04).
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabelStyleBody<S>>(style: style))
  }
}
