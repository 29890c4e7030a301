public import RivuletCore
import RivuletElements

/// The properties of a button, passed to its primitive style.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button. Its identity is stable across evaluations of the style (B12.02).
  public struct Label {
    nonisolated init() {}
  }

  /// The purpose of the button; nil for most buttons.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public let role: ButtonRole?

  /// The label of the button.
  public let label = PrimitiveButtonStyleConfiguration.Label()

  let action: ButtonAction

  /// Runs the button's action, as a tap does.
  @MainActor @preconcurrency public func trigger() {
    action.perform()
  }
}

extension PrimitiveButtonStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = PrimitiveButtonStyleConfiguration.Label
}

extension PrimitiveButtonStyleConfiguration.Label: Sendable {}
