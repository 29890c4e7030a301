public import RivuletCore

/// How content and its label stand together.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the view that stands for both.
  associatedtype Body: View

  /// Makes the view for one content with its label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What a style is told.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// Content and its label as a style sees them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledContentStyleConfiguration {
  /// The label, whatever it is.
  public struct Label {
    nonisolated init() {}
  }

  /// The content, whatever it is.
  public struct Content {
    nonisolated init() {}
  }

  nonisolated init() {}

  /// What the content is called.
  public var label: LabeledContentStyleConfiguration.Label { Label() }

  /// What is called so.
  public var content: LabeledContentStyleConfiguration.Content { Content() }
}

extension LabeledContentStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = LabeledContentStyleConfiguration.Label
}

extension LabeledContentStyleConfiguration.Content: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = LabeledContentStyleConfiguration.Content
}

extension LabeledContentStyleConfiguration: Sendable {}
extension LabeledContentStyleConfiguration.Label: Sendable {}
extension LabeledContentStyleConfiguration.Content: Sendable {}

/// The body that a style makes for one content with its label.
enum LabeledContentStyleBody<Style: LabeledContentStyle>: StyleBody {
  typealias Configuration = LabeledContentStyleConfiguration

  static func body(of container: Styled<Style, LabeledContentStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets how content and labels inside stand together (B21.04).
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabeledContentStyleBody<S>>(style: style))
  }
}
