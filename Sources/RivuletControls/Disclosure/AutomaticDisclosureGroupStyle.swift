public import RivuletCore
import RivuletElements
import RivuletGraph

/// A style that depends on the looks and the context.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticDisclosure(configuration: configuration) }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A style that depends on the looks and the context.
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A disclosure group, shown as rows in a list and as a single view elsewhere.
struct AutomaticDisclosure {
  let configuration: DisclosureGroupStyleConfiguration
}

extension AutomaticDisclosure: View {
  typealias Body = Never

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let configuration: _GraphValue<DisclosureGroupStyleConfiguration> = view.field(0)
    return make(configuration.attribute, &inputs)
  }

  /// Builds the group without a surrounding view.
  @MainActor static func make(
    _ configuration: Attribute<DisclosureGroupStyleConfiguration>, _ inputs: inout _ViewListInputs
  ) -> _ViewListOutputs {
    if inputs.isAmongListRows { return inputs.makeList(showing: { DisclosureRows(configuration: $0) }, of: configuration) }
    return inputs.makeList(showing: { DisclosureBox(configuration: $0) }, of: configuration)
  }
}
