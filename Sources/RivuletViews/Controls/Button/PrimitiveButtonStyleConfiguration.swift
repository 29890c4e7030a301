public import RivuletCore

/// A button as a primitive style sees it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button. Its identity stays when the style is evaluated again (B12.02).
  public struct Label {
    nonisolated init() {}
  }

  /// What the button is for; nil for most.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public let role: ButtonRole?

  /// What the button shows.
  public let label = PrimitiveButtonStyleConfiguration.Label()

  let action: ButtonAction

  /// Does what a tap does.
  @MainActor @preconcurrency public func trigger() {
    action.perform()
  }
}

extension PrimitiveButtonStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = PrimitiveButtonStyleConfiguration.Label
}

extension PrimitiveButtonStyleConfiguration.Label: Sendable {}
