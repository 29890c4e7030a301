public import RivuletCore

/// Whether people edit what a view shows (B17.40).
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum EditMode: Sendable {
  /// They do not.
  case inactive
  /// They do for as long as something is pressed.
  case transient
  /// They do.
  case active

  /// Whether they do in any way.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct SuppliedEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether people edit what is shown here; nil where nothing can be edited (B17.40).
  @available(iOS 13.0, tvOS 13.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? suppliedEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  /// The mode of the screen, presentation or window around, where the app has set none (B21.15).
  var suppliedEditMode: Binding<EditMode>? {
    get { self[SuppliedEditModeKey.self] }
    set { self[SuppliedEditModeKey.self] = newValue }
  }
}
