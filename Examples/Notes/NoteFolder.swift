import Foundation

/// A folder of notes.
public struct NoteFolder: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  public var name: String

  public init(id: UUID = UUID(), name: String) {
    self.id = id
    self.name = name
  }
}
