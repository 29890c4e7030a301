public import RivuletCore
import RivuletElements

/// The appearance of control groups.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of view that represents a group.
  associatedtype Body: View

  /// Returns the view that represents one group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a group, passed to its style.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct ControlGroupStyleConfiguration {
  /// The type-erased controls of the group.
  public struct Content {
    nonisolated init() {}
  }

  /// The type-erased label of the group.
  @available(iOS 16.0, macOS 13.0, *)
  public struct Label {
    nonisolated init() {}
  }

  /// True if the group has a label.
  package let hasLabel: Bool

  nonisolated init(hasLabel: Bool) { self.hasLabel = hasLabel }

  /// The controls of the group.
  public let content = ControlGroupStyleConfiguration.Content()
  /// The label of the group.
  @available(iOS 16.0, macOS 13.0, *)
  public var label: ControlGroupStyleConfiguration.Label { Label() }
}

extension ControlGroupStyleConfiguration.Content: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = ControlGroupStyleConfiguration.Content
}

extension ControlGroupStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = ControlGroupStyleConfiguration.Label
}

/// The body that a style creates for a group.
enum ControlGroupStyleBody<Style: ControlGroupStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: ControlGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

private struct ControlGroupIsRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if control groups in a menu are displayed as a single menu row.
  package var controlGroupIsRow: Bool {
    get { self[ControlGroupIsRowKey.self] }
    set { self[ControlGroupIsRowKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  /// Sets the style of control groups in this view (B20.35).
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ControlGroupStyleBody<S>>(style: style))
  }
}
