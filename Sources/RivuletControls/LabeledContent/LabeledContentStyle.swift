public import RivuletCore
import RivuletElements

/// The appearance of labelled content.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of view that represents labelled content.
  associatedtype Body: View

  /// Returns the view that represents labelled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of labelled content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labelled content, passed to its style.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledContentStyleConfiguration {
  /// The type-erased label.
  public struct Label {
    nonisolated init() {}
  }

  /// The type-erased content.
  public struct Content {
    nonisolated init() {}
  }

  nonisolated init() {}

  /// The label of the content.
  public var label: LabeledContentStyleConfiguration.Label { Label() }

  /// The labelled content.
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

/// The body that a style creates for labelled content.
enum LabeledContentStyleBody<Style: LabeledContentStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: LabeledContentStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the style of labelled content in this view (B21.04).
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabeledContentStyleBody<S>>(style: style))
  }
}
