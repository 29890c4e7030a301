import Foundation

/// What people have written down.
public struct Note: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  public var text: String
  public var folder: NoteFolder.ID
  public var changed: Date
  public var isPinned = false
  public var priority = 0.0
  public var color = NoteColor.yellow
  /// When people want to be reminded; nil for never.
  public var reminder: Date?
  /// How many words the note is meant to have.
  public var wordGoal = 100

  public init(id: UUID = UUID(), text: String, folder: NoteFolder.ID, changed: Date) {
    self.id = id
    self.text = text
    self.folder = folder
    self.changed = changed
  }

  /// The first line that says something.
  public var title: String { lines.first ?? "New Note" }

  /// What follows the title.
  public var preview: String { lines.dropFirst().first ?? "No additional text" }

  public var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }

  private var lines: [String] {
    text.split(whereSeparator: \.isNewline).prefix(20).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
