public import RivuletCore
public import RivuletElements
public import RivuletFoundation

extension Button {
  /// Creates a button with a custom label.
  @inlinable @preconcurrency public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(_role: nil, action: action, label: label())
  }

  /// Creates a button with a role and a custom label.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @inlinable @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(_role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, action: action, label: Text(titleKey))
  }

  /// Creates a button with a title that is not localized.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, action: action, label: Text(title))
  }

  /// Creates a button with a role and a localized title.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(_role: role, action: action, label: Text(titleKey))
  }

  /// Creates a button with a role and a title that is not localized.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(_role: role, action: action, label: Text(title))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration, using the next outer style.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    self.init(_role: configuration.role, action: { action.perform() }, label: configuration.label)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Button where Label == Text {
  /// Creates a button whose title is a localized string resource.
  @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a role whose title is a localized string resource.
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}
