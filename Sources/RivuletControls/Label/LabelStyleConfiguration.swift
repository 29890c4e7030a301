public import RivuletCore
import RivuletElements

/// The properties of a label, passed to its style.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LabelStyleConfiguration {
  /// The type-erased title of the label.
  public struct Title {
    nonisolated init() {}
  }

  /// The type-erased icon of the label.
  public struct Icon {
    nonisolated init() {}
  }

  nonisolated init() {}

  /// The title of the label.
  public var title: LabelStyleConfiguration.Title { Title() }

  /// The icon of the label.
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
