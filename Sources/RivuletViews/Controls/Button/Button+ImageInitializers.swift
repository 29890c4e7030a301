@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Button where Label == RivuletViews.Label<Text, Image> {
  /// A button with a title from the string table and a system symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, action: action, label: RivuletViews.Label(titleKey, systemImage: systemImage))
  }

  /// A button with a title that is shown as it is and a system symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, action: action, label: RivuletViews.Label(title, systemImage: systemImage))
  }

  /// A button with a role, a title from the string table and a system symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(_role: role, action: action, label: RivuletViews.Label(titleKey, systemImage: systemImage))
  }

  /// A button with a role, a title that is shown as it is and a system symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(_role: role, action: action, label: RivuletViews.Label(title, systemImage: systemImage))
  }
}
