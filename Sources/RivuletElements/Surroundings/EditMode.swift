public import RivuletCore

/// The state of editing in a view (B17.40).
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum EditMode: Sendable {
  /// The mode in which people cannot edit.
  case inactive
  /// The mode in which people edit for as long as they hold a control.
  case transient
  /// The mode in which people edit.
  case active

  /// A Boolean value that indicates whether people are editing, permanently or temporarily.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The edit mode of this view, or nil if nothing can be edited (B17.40).
  @available(iOS 13.0, tvOS 13.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public var editMode: Binding<EditMode>? {
    get { surroundings.editMode ?? defaultEditMode }
    set { surroundings.editMode = newValue }
  }
}
