public import RivuletCore
import RivuletElements

/// The properties of a toggle, passed to its style.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ToggleStyleConfiguration {
  /// The label of the toggle. Its identity is stable across evaluations of the style.
  public struct Label {
    nonisolated init() {}
  }

  /// The label of the toggle.
  public let label = ToggleStyleConfiguration.Label()

  /// The value of the toggle.
  @Binding public var isOn: Bool

  /// A Boolean value that indicates whether some, but not all, of the toggle's values are on.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var isMixed: Bool

  nonisolated init(isOn: Binding<Bool>, isMixed: Bool) {
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = ToggleStyleConfiguration.Label
}

extension ToggleStyleConfiguration.Label: Sendable {}
