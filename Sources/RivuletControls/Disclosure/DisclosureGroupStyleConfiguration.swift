public import RivuletCore
import RivuletElements

/// The properties of a disclosure group, passed to its style.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group. Its identity is stable across evaluations of the style.
  public struct Label {
    nonisolated init() {}
  }

  /// The content below the label. It exists only while the style shows it.
  public struct Content {
    nonisolated init() {}
  }

  /// The label of the group.
  public let label = DisclosureGroupStyleConfiguration.Label()

  /// The content below the label.
  public let content = DisclosureGroupStyleConfiguration.Content()

  /// A Boolean value that indicates whether the content is visible.
  @Binding public var isExpanded: Bool

  nonisolated init(isExpanded: Binding<Bool>) {
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = DisclosureGroupStyleConfiguration.Label
}

extension DisclosureGroupStyleConfiguration.Content: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = DisclosureGroupStyleConfiguration.Content

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}
