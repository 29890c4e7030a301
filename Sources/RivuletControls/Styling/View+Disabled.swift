public import RivuletCore
import RivuletElements

extension View {
  /// Disables the controls in this view. A view inside it cannot enable them again (B8.06).
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

/// A modifier that disables controls, or keeps the state that the surrounding view sets.
struct DisabledModifier: EnvironmentModifier {
  typealias Body = Never

  let isDisabled: Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.isEnabled = environment.isEnabled && !isDisabled
  }
}
