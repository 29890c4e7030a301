public import RivuletCore

/// How progress looks.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view that stands for the progress.
  associatedtype Body: View

  /// Makes the view for one progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What a style is told about the progress.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// Progress as a style sees it.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressViewStyleConfiguration {
  /// The label of the progress, whatever it is.
  public struct Label {
    nonisolated init() {}
  }

  /// What the progress says of its value.
  public struct CurrentValueLabel {
    nonisolated init() {}
  }

  /// How far it has come, from 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What goes on; nil where that is not said.
  public var label: ProgressViewStyleConfiguration.Label?
  /// What is said of the value; nil for nothing.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?

  nonisolated init(fractionCompleted: Double?, hasLabel: Bool, hasValueLabel: Bool) {
    self.fractionCompleted = fractionCompleted
    label = hasLabel ? Label() : nil
    currentValueLabel = hasValueLabel ? CurrentValueLabel() : nil
  }
}

extension ProgressViewStyleConfiguration {
  /// What assistive technology says of the value (B21.96).
  var spokenValue: String { fractionCompleted.map { "\(Int(($0 * 100).rounded()))%" } ?? "In progress" }
}

extension ProgressViewStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = ProgressViewStyleConfiguration.Label
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = ProgressViewStyleConfiguration.CurrentValueLabel
}

extension ProgressViewStyleConfiguration: Sendable {}
extension ProgressViewStyleConfiguration.Label: Sendable {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: Sendable {}

/// The body that a style makes for one progress.
enum ProgressViewStyleBody<Style: ProgressViewStyle>: StyleBody {
  typealias Configuration = ProgressViewStyleConfiguration

  static func body(of container: Styled<Style, ProgressViewStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets how progress inside looks (B21.04).
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ProgressViewStyleBody<S>>(style: style))
  }
}
