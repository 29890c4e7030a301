public import RivuletCore
import RivuletElements

/// The appearance of progress views.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of view that represents a progress view.
  associatedtype Body: View

  /// Returns the view that represents one progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view, passed to its style.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressViewStyleConfiguration {
  /// The type-erased label of the progress view.
  public struct Label {
    nonisolated init() {}
  }

  /// The type-erased label of the current value.
  public struct CurrentValueLabel {
    nonisolated init() {}
  }

  /// The completed fraction, from 0 to 1; nil if the progress is indeterminate.
  public let fractionCompleted: Double?
  /// The label of the progress view; nil for none.
  public var label: ProgressViewStyleConfiguration.Label?
  /// The label of the current value; nil for none.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?

  nonisolated init(fractionCompleted: Double?, hasLabel: Bool, hasValueLabel: Bool) {
    self.fractionCompleted = fractionCompleted
    label = hasLabel ? Label() : nil
    currentValueLabel = hasValueLabel ? CurrentValueLabel() : nil
  }
}

extension ProgressViewStyleConfiguration {
  /// The accessibility value (B21.96); nil if the progress is indeterminate.
  package var spokenValue: String? { fractionCompleted.map { "\(Int(($0 * 100).rounded()))%" } }
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

/// The body that a style creates for a progress view.
enum ProgressViewStyleBody<Style: ProgressViewStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: ProgressViewStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets the style of progress views in this view (B21.04).
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ProgressViewStyleBody<S>>(style: style))
  }
}
