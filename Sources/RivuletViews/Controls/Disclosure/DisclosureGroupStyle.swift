public import RivuletCore

/// The appearance of disclosure groups and their way of expanding.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the view for a group.
  associatedtype Body: View

  /// Returns the view for a group. It writes `configuration.isExpanded`, and shows the content while that is true.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A style that depends on the looks and the context.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { StandardDisclosure(configuration: configuration) }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A style that depends on the looks and the context.
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the style of the disclosure groups in this view (B8.05).
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(DisclosureGroupStyleModifier(style: style))
  }
}

/// A modifier that sets a style for everything inside.
struct DisclosureGroupStyleModifier<Style: DisclosureGroupStyle> {
  let style: Style
}

extension DisclosureGroupStyleModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let style: _GraphValue<Style> = modifier.field(0)
    return body(&inputs, in: StructuralStyle.disclosure(style.attribute, inside: inputs.styles))
  }
}
