public import RivuletCore

/// A disclosure group as a style sees it.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroupStyleConfiguration {
  /// What the group is called. Its identity stays when the style is evaluated again.
  public struct Label {
    nonisolated init() {}
  }

  /// What is under the label. It is made while the style shows it.
  public struct Content {
    nonisolated init() {}
  }

  /// What the group is called.
  public let label = DisclosureGroupStyleConfiguration.Label()

  /// What is under the label.
  public let content = DisclosureGroupStyleConfiguration.Content()

  /// Whether the content is to be shown.
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
