public import RivuletCore

/// How disclosure groups look and by what they are expanded.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the view that stands for a group.
  associatedtype Body: View

  /// Makes the view for one group; it writes `configuration.isExpanded`, and shows the content while that is true.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What a style is told about the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The style that suits the idiom and the place.
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
  /// The style that suits the idiom and the place.
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets how disclosure groups inside look and are expanded (B8.05).
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(DisclosureGroupStyleModifier(style: style))
  }
}

/// Puts a style in place for everything inside.
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
