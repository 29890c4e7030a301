public import RivuletCore

/// A button as a style sees it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ButtonStyleConfiguration {
  /// The label of the button. Its identity stays when the style is evaluated again (B12.02).
  public struct Label {
    nonisolated init() {}
  }

  /// What the button is for; nil for most.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public let role: ButtonRole?

  /// What the button shows.
  public let label = ButtonStyleConfiguration.Label()

  /// Whether the pointer is down inside the button (A2.16, B12.01).
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = PrimitiveButtonStyleConfiguration.Label
}

extension ButtonStyleConfiguration.Label: Sendable {}
