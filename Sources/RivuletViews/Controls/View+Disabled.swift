public import RivuletCore

extension View {
  /// Keeps the controls in this view from reacting; nothing inside can undo it (B8.06).
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

/// Adds its own word to those around it: one that disables is enough.
struct DisabledModifier: EnvironmentModifier {
  typealias Body = Never

  let isDisabled: Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.isEnabled = environment.isEnabled && !isDisabled
  }
}
