public import RivuletElements

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Button where Label == RivuletControls.Label<Text, Image> {
  /// Creates a button with a localized title and a system symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, action: action, label: RivuletControls.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title that is not localized, and a system symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, action: action, label: RivuletControls.Label(title, systemImage: systemImage))
  }

  /// Creates a button with a role, a localized title and a system symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(_role: role, action: action, label: RivuletControls.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a role, a title that is not localized, and a system symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(_role: role, action: action, label: RivuletControls.Label(title, systemImage: systemImage))
  }
}
