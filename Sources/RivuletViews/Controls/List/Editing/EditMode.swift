public import RivuletCore

/// The state of editing in a view (B17.40).
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum EditMode: Sendable {
  /// The mode in which people cannot edit.
  case inactive
  /// The mode in which people edit while they hold a control.
  case transient
  /// The mode in which people edit.
  case active

  /// A Boolean value that indicates whether people are editing, permanently or for a moment.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct SuppliedEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode of this view; nil if nothing can be edited (B17.40).
  @available(iOS 13.0, tvOS 13.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? suppliedEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  /// The mode of the surrounding screen, presentation or window, used if the app has set none (B21.15).
  var suppliedEditMode: Binding<EditMode>? {
    get { self[SuppliedEditModeKey.self] }
    set { self[SuppliedEditModeKey.self] = newValue }
  }
}
