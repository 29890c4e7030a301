import Foundation
import NotesExample
import RivuletTesting
import SwiftUI
import Testing

/// Notes that are found, written, changed in a form and kept.
@MainActor @Suite struct NotesTests {
  private let now = Date(timeIntervalSince1970: 1_720_000_000)

  private func makeStore() -> NoteStore {
    let now = now
    return NoteStore(folders: NoteSamples.folders, notes: NoteSamples.notes, now: { now })
  }

  private func open(_ store: NoteStore, _ idiom: Idiom = .desktop) async -> ViewHarness {
    let size = idiom == .phone ? CGSize(width: 390, height: 800) : CGSize(width: 900, height: 560)
    let harness = ViewHarness(
      NotesScreen(store: store), size: size, idiom: idiom, textMeasurer: FixedAdvanceMeasurer(),
      environment: { $0.timeZone = .gmt })
    await rest(harness)
    return harness
  }

  private func rest(_ harness: ViewHarness) async { await harness.advance(by: 1) }

  private func tap(_ label: String, _ harness: ViewHarness) async throws {
    try await harness.tap(label)
    await rest(harness)
  }

  @Test func `a folder shows its notes, pinned ones first, and search leaves those that say something`() async throws {
    let store = makeStore()
    let harness = await open(store)
    try await tap("Personal", harness)
    let titles = ["Shopping list", "Books to read", "Trip to the coast"]
    #expect(harness.texts.filter { titles.contains($0) } == titles)
    #expect(!harness.texts.contains("Quarterly plan"))
    try await harness.type("train", into: "Search")
    await rest(harness)
    #expect(harness.texts.contains("Trip to the coast"))
    #expect(!harness.texts.contains("Shopping list"))
    #expect(harness.runtimeIssues == [])
  }

  @Test func `a note is written, found and replaced in, and deleted, by keyboard alone`() async throws {
    let store = makeStore()
    let harness = await open(store)
    await harness.key("n", modifiers: .command)
    await rest(harness)
    #expect(store.notes.count == 7)
    for letter in "Tide" { await harness.key(KeyEquivalent(letter)) }
    await harness.key(.return)
    for letter in "low tide" { await harness.key(letter == " " ? .space : KeyEquivalent(letter)) }
    #expect(store.notes.last?.text == "Tide\nlow tide")
    #expect(harness.texts.contains("3 words"))
    await harness.key("f", modifiers: .control)
    await rest(harness)
    for letter in "tide" { await harness.key(KeyEquivalent(letter)) }
    #expect(harness.texts.contains("1 of 2"))
    await harness.key(.escape)
    await rest(harness)
    await harness.key("x")
    #expect(store.notes.last?.text == "x\nlow tide")
    await harness.key("z", modifiers: .control)
    #expect(store.notes.last?.text == "Tide\nlow tide")
    #expect(harness.runtimeIssues == [])
  }

  @Test(arguments: [Idiom.phone, .desktop]) func `the form of a note changes what the list shows`(_ idiom: Idiom) async throws {
    let store = makeStore()
    let harness = await open(store, idiom)
    try await tap("Personal", harness)
    try await tap("Books to read", harness)
    try await tap("Details", harness)
    try await tap("Pinned", harness)
    #expect(store.notes[2].isPinned)
    try await tap("Remind Me", harness)
    #expect(store.notes[2].reminder == store.notes[2].changed)
    try await tap("Folder", harness)
    try await tap("Recipes", harness)
    #expect(store.notes[2].folder == store.folders[2].id)
    try await tap("Done", harness)
    #expect(!harness.texts.contains("Remind Me"))
    #expect(harness.runtimeIssues == [])
  }

  @Test func `folders are made, renamed and deleted with their notes`() async throws {
    let store = makeStore()
    let harness = await open(store)
    try await tap("New Folder", harness)
    try await harness.type("Garden", into: "Name")
    try await tap("Create", harness)
    #expect(store.folders.map(\.name) == ["Personal", "Work", "Recipes", "Garden"])
    try await harness.secondaryTap("Work")
    await rest(harness)
    try await tap("Rename…", harness)
    try await harness.type("Office", into: "Name", replacing: true)
    try await tap("Rename", harness)
    #expect(store.folders[1].name == "Office")
    try await harness.secondaryTap("Office")
    await rest(harness)
    try await tap("Delete", harness)
    #expect(store.folders.map(\.name) == ["Personal", "Recipes", "Garden"])
    #expect(store.notes.count == 4)
  }

  @Test func `a note is exported as a text file`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let harness = await open(makeStore())
    try await tap("Tomato soup", harness)
    try await tap("More", harness)
    try await tap("Export…", harness)
    let file = folder.appendingPathComponent("soup.txt")
    await harness.answerFileDialog(.success([file]))
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("Tomato soup\nRoast"))
  }

  @Test func `settings change how notes are listed`() async throws {
    let harness = ViewHarness(SettingsView(), size: CGSize(width: 500, height: 500), idiom: .desktop, textMeasurer: FixedAdvanceMeasurer())
    await harness.settle()
    #expect(harness.role(of: "Size") == "slider")
    #expect(harness.role(of: "Sort By") == "popUpButton")
    try await harness.tap("Show Previews")
    #expect(harness.value(of: "Show Previews") == "0")
    try await harness.tap("Restore Defaults")
    #expect(harness.value(of: "Show Previews") == "1")
  }

  @Test func `notes are kept in a file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/notes.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let store = makeStore()
    store.addNote(to: store.folders[1].id, text: "kept")
    store.deleteFolder(store.folders[0].id)
    try store.save(to: file)
    let read = NoteStore(file: file)
    #expect(read.notes == store.notes && read.folders == store.folders)
    #expect(NoteStore(file: file.appendingPathComponent("missing")).folders.count == 3)
  }
}
