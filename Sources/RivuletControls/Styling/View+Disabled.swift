public import RivuletCore
import RivuletElements

extension View {
  /// Disables the controls in this view. Nested views cannot reenable them (B8.06).
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

/// A modifier that disables controls, or preserves the inherited state.
struct DisabledModifier: EnvironmentModifier {
  typealias Body = Never

  let isDisabled: Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.isEnabled = environment.isEnabled && !isDisabled
  }
}
