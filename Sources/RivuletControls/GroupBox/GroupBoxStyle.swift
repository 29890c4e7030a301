public import RivuletCore
import RivuletElements
import RivuletGraph

/// The appearance of group boxes.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of view that represents a box.
  associatedtype Body: View

  /// Returns the view that represents one box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a box, passed to its style.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBoxStyleConfiguration {
  /// The type-erased label of the box.
  public struct Label {
    nonisolated init() {}
  }

  /// The type-erased content of the box.
  public struct Content {
    nonisolated init() {}
  }

  nonisolated init() {}

  /// The label of the box.
  public let label = GroupBoxStyleConfiguration.Label()
  /// The content of the box.
  public let content = GroupBoxStyleConfiguration.Content()
}

extension GroupBoxStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = GroupBoxStyleConfiguration.Label
}

extension GroupBoxStyleConfiguration.Content: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = GroupBoxStyleConfiguration.Content
}

extension GroupBoxStyleConfiguration: Sendable {}
extension GroupBoxStyleConfiguration.Label: Sendable {}
extension GroupBoxStyleConfiguration.Content: Sendable {}

/// The body that a style creates for a box.
enum GroupBoxStyleBody<Style: GroupBoxStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: GroupBoxStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the style of group boxes in this view (B21.04).
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GroupBoxStyleBody<S>>(style: style))
  }
}
