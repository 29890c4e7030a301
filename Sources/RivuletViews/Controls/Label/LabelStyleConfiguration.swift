public import RivuletCore

/// A label as a style sees it.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LabelStyleConfiguration {
  /// The title of the label, whatever it is.
  public struct Title {
    nonisolated init() {}
  }

  /// The icon of the label, whatever it is.
  public struct Icon {
    nonisolated init() {}
  }

  nonisolated init() {}

  /// What the label says.
  public var title: LabelStyleConfiguration.Title { Title() }

  /// What the label shows beside its title.
  public var icon: LabelStyleConfiguration.Icon { Icon() }
}

extension LabelStyleConfiguration.Title: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = LabelStyleConfiguration.Title
}

extension LabelStyleConfiguration.Icon: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = LabelStyleConfiguration.Icon
}

extension LabelStyleConfiguration: Sendable {}
extension LabelStyleConfiguration.Title: Sendable {}
extension LabelStyleConfiguration.Icon: Sendable {}
