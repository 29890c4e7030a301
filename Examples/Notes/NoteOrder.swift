import SwiftUI

/// In which order notes are listed.
public enum NoteOrder: String, CaseIterable, Identifiable {
  case changed, title, priority

  public var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .changed: "Date Edited"
    case .title: "Title"
    case .priority: "Priority"
    }
  }

  /// Whether a note comes before another one.
  func precedes(_ first: Note, _ second: Note) -> Bool {
    if first.isPinned != second.isPinned { return first.isPinned }
    return switch self {
    case .changed: first.changed > second.changed
    case .title: first.title.localizedCompare(second.title) == .orderedAscending
    case .priority: first.priority > second.priority
    }
  }
}
