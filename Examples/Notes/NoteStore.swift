import Combine
import Foundation

/// All folders and notes, which are kept in a file.
@MainActor
public final class NoteStore: ObservableObject {
  /// What the file holds.
  private struct Contents: Codable {
    var folders: [NoteFolder]
    var notes: [Note]
  }

  @Published public var folders: [NoteFolder]
  @Published public var notes: [Note]
  private let now: () -> Date

  public init(folders: [NoteFolder], notes: [Note], now: @escaping () -> Date = Date.init) {
    self.folders = folders
    self.notes = notes
    self.now = now
  }

  /// What a file holds, and some notes to begin with where there is none.
  public convenience init(file: URL) {
    if let data = try? Data(contentsOf: file), let contents = try? JSONDecoder().decode(Contents.self, from: data) {
      self.init(folders: contents.folders, notes: contents.notes)
    } else {
      self.init(folders: NoteSamples.folders, notes: NoteSamples.notes)
    }
  }

  /// Where the notes of the app are kept.
  public static var defaultFile: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory).appendingPathComponent("Notes/notes.json")
  }

  public func save(to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(Contents(folders: folders, notes: notes)).write(to: file, options: .atomic)
  }

  // MARK: Notes

  public func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

  /// The notes of a folder in an order, those only that say something.
  public func notes(in folder: NoteFolder.ID?, saying text: String = "", by order: NoteOrder = .changed) -> [Note] {
    notes.filter { note in
      (folder == nil || note.folder == folder) && (text.isEmpty || note.text.localizedCaseInsensitiveContains(text))
    }
    .sorted(by: order.precedes)
  }

  @discardableResult
  public func addNote(to folder: NoteFolder.ID?, text: String = "") -> Note.ID? {
    guard let folder = folder ?? folders.first?.id else { return nil }
    let note = Note(text: text, folder: folder, changed: now())
    notes.append(note)
    return note.id
  }

  public func update(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }), notes[index] != note else { return }
    let textHasChanged = notes[index].text != note.text
    notes[index] = note
    if textHasChanged { notes[index].changed = now() }
  }

  @discardableResult
  public func duplicate(_ id: Note.ID) -> Note.ID? {
    guard let note = note(id) else { return nil }
    return addNote(to: note.folder, text: note.text)
  }

  public func delete(_ id: Note.ID) { notes.removeAll { $0.id == id } }

  public func move(_ id: Note.ID, to folder: NoteFolder.ID) {
    guard var note = note(id) else { return }
    note.folder = folder
    update(note)
  }

  public func togglePin(_ id: Note.ID) {
    guard var note = note(id) else { return }
    note.isPinned.toggle()
    update(note)
  }

  // MARK: Folders

  @discardableResult
  public func addFolder(_ name: String) -> NoteFolder.ID {
    let folder = NoteFolder(name: name)
    folders.append(folder)
    return folder.id
  }

  public func rename(_ id: NoteFolder.ID, to name: String) {
    guard let index = folders.firstIndex(where: { $0.id == id }), !name.isEmpty else { return }
    folders[index].name = name
  }

  /// Takes a folder away with its notes.
  public func deleteFolder(_ id: NoteFolder.ID) {
    folders.removeAll { $0.id == id }
    notes.removeAll { $0.folder == id }
  }
}
