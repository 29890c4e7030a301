public import RivuletCore
import RivuletElements

/// The properties of a button, passed to its style.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ButtonStyleConfiguration {
  /// The label of the button. Its identity is stable across evaluations of the style (B12.02).
  public struct Label {
    nonisolated init() {}
  }

  /// The purpose of the button; nil for most buttons.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public let role: ButtonRole?

  /// The label of the button.
  public let label = ButtonStyleConfiguration.Label()

  /// A Boolean value that indicates whether people are pressing the button (A2.16, B12.01).
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = PrimitiveButtonStyleConfiguration.Label
}

extension ButtonStyleConfiguration.Label: Sendable {}
