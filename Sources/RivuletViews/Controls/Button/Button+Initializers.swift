public import RivuletCore

extension Button {
  /// A button with a label of its own making.
  @inlinable @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(_role: nil, action: action, label: label())
  }

  /// A button with a role and a label of its own making.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @inlinable @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(_role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  /// A button whose label is looked up in the string table.
  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, action: action, label: Text(titleKey))
  }

  /// A button with a label that is shown as it is.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, action: action, label: Text(title))
  }

  /// A button with a role whose label is looked up in the string table.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(_role: role, action: action, label: Text(titleKey))
  }

  /// A button with a role and a label that is shown as it is.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(_role: role, action: action, label: Text(title))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked to show, with the style outside of that one.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    self.init(_role: configuration.role, action: { action.perform() }, label: configuration.label)
  }
}
