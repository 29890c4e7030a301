import SwiftUI

/// What people can do with the window that they are in; for its toolbar, its menus and the menus of the app.
public struct NoteActions {
  public let newNote: @MainActor () -> Void
  public let newFolder: @MainActor () -> Void
  /// Nil while no note is selected.
  public let note: ForNote?

  /// What people can do with the note that is selected.
  public struct ForNote {
    public let isPinned: Bool
    public let togglePin: @MainActor () -> Void
    public let duplicate: @MainActor () -> Void
    public let find: @MainActor () -> Void
    public let showDetails: @MainActor () -> Void
    public let export: @MainActor () -> Void
    public let delete: @MainActor () -> Void
  }
}

extension FocusedValues {
  /// The actions of the window in front.
  @Entry public var noteActions: NoteActions?
}
