public import RivuletCore
import RivuletElements

/// The appearance and interaction of disclosure groups.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of view that represents a group.
  associatedtype Body: View

  /// Returns the view that represents a group. The view sets `configuration.isExpanded`, and shows the content while it is true.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The body that a style creates for a group.
enum DisclosureGroupStyleBody<Style: DisclosureGroupStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: DisclosureGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the style of the disclosure groups in this view (B8.05).
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DisclosureGroupStyleBody<S>>(style: style))
  }
}
