import Foundation
import NotesExample
import RivuletTesting
import SwiftUI
import Testing

/// Notes and folders that come, go, move and are searched for under an animation.
@MainActor @Suite struct NotesMotionTests {
  private let now = Date(timeIntervalSince1970: 1_720_000_000)

  private func makeStore() -> NoteStore {
    let now = now
    return NoteStore(folders: NoteSamples.folders, notes: NoteSamples.notes, now: { now })
  }

  /// Opens the notes of a folder, with some words searched for and a note chosen.
  private func open(_ store: NoteStore, _ idiom: Idiom, folder: String? = "Personal", search: String = "", chosen: Note.ID? = nil)
    async throws -> ViewHarness
  {
    let size = idiom == .phone ? CGSize(width: 390, height: 800) : CGSize(width: 900, height: 560)
    let harness = ViewHarness(
      NotesScreen(store: store), size: size, idiom: idiom, textMeasurer: FixedAdvanceMeasurer(), environment: { $0.timeZone = .gmt })
    await harness.advance(by: 1)
    if let folder { try await harness.tapAndRest(folder) }
    if !search.isEmpty {
      try await harness.type(search, into: "Search")
      await harness.advance(by: 1)
    }
    if let chosen {
      let row = try #require(harness.frame(of: "note \(chosen)"))
      await harness.tap(at: CGPoint(x: row.midX, y: row.midY))
      await harness.advance(by: 1)
    }
    return harness
  }

  private func id(_ title: String, in store: NoteStore) throws -> Note.ID { try #require(store.notes.first { $0.title == title }).id }

  @Test(arguments: [Idiom.phone, .desktop])
  func `a search lets notes go and come back, which are seen on their way`(_ idiom: Idiom) async throws {
    let store = makeStore()
    let harness = try await open(store, idiom)
    let watch = MotionWatch(harness: harness)
    try await watch.expect("search") {
      try await harness.type("train", into: "Search")
    } midway: {
      #expect(harness.texts.contains("Shopping list") && harness.texts.contains("Trip to the coast"))
    } rest: {
      try await open(store, idiom, search: "train")
    }
    #expect(!harness.texts.contains("Shopping list"))
    try await watch.expect("another search") {
      try await harness.type("nothing like it", into: "Search", replacing: true)
    } rest: {
      try await open(store, idiom, search: "nothing like it")
    }
    try await watch.expect("all notes") {
      try await harness.type("e", into: "Search", replacing: true)
    } midway: {
      #expect(harness.texts.contains("Books to read"))
    } rest: {
      try await open(store, idiom, search: "e")
    }
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `a note is pinned and moves to the others that are, and comes back`(_ idiom: Idiom) async throws {
    let store = makeStore()
    let harness = try await open(store, idiom)
    let book = try id("Books to read", in: store), name = "note \(book)"
    let start = try #require(harness.frame(of: name))
    for title in ["Pin", "Unpin"] {
      if idiom == .desktop {
        try await harness.openMenu(of: name)
      } else {
        let row = try #require(harness.frame(of: name))
        await harness.drag(from: CGPoint(x: 60, y: row.midY), to: CGPoint(x: 170, y: row.midY), duration: 0.5)
        await harness.advance(by: 1)
      }
      try await MotionWatch(harness: harness).expect(title) {
        try await harness.tap(title)
      } midway: {
        let y = try #require(harness.presented(name, .y))
        if title == "Pin" { #expect(y < start.minY && y > start.minY - start.height * 2) }
      } rest: {
        try await open(store, idiom)
      }
    }
    #expect(harness.frame(of: name) == start)
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `a note is begun, duplicated, put into another folder and deleted`(_ idiom: Idiom) async throws {
    let store = makeStore()
    let harness = try await open(store, idiom)
    let watch = MotionWatch(harness: harness)
    try await watch.expect("new note") {
      try await harness.tap("New Note")
    } rest: {
      try await open(store, idiom, chosen: store.notes.last?.id)
    }
    #expect(store.notes.count == 7)
    if idiom == .phone {
      // The new note was pushed; the list is behind it.
      try await harness.tapAndRest("BackButton")
    }
    let trip = try id("Trip to the coast", in: store), chosen = idiom == .phone ? nil : store.notes.last?.id
    try await harness.openMenu(of: "note \(trip)")
    try await harness.tapAndRest("Move to")
    try await watch.expect("another folder", hasSameFocus: idiom == .phone) {
      try await harness.tap("Work")
    } midway: {
      #expect(harness.texts.contains("Trip to the coast"))
    } rest: {
      try await open(store, idiom, chosen: chosen)
    }
    #expect(store.note(trip)?.folder == store.folders[1].id)
    let book = try id("Books to read", in: store)
    try await delete(book, harness, idiom)
    try await watch.expect("deletion", hasSameFocus: idiom == .phone) {
      try await harness.tap("Delete")
    } midway: {
      #expect(harness.texts.contains("Books to read"))
    } rest: {
      try await open(store, idiom, chosen: chosen)
    }
    #expect(store.note(book) == nil)
  }

  /// Shows the button that deletes a note: by a swipe on a phone, in the menu on a desktop.
  private func delete(_ note: Note.ID, _ harness: ViewHarness, _ idiom: Idiom) async throws {
    if idiom == .desktop { return try await harness.openMenu(of: "note \(note)") }
    let row = try #require(harness.frame(of: "note \(note)"))
    await harness.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 250, y: row.midY), duration: 0.5)
    await harness.advance(by: 1)
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `folders are made, put in order and deleted`(_ idiom: Idiom) async throws {
    let store = makeStore()
    let harness = try await open(store, idiom, folder: nil)
    let watch = MotionWatch(harness: harness)
    try await harness.openMenu(of: "Work")
    try await watch.expect("deleted folder") {
      try await harness.tap("Delete")
    } midway: {
      #expect(harness.texts.contains("Work"))
    } rest: {
      try await open(store, idiom, folder: nil)
    }
    #expect(store.folders.map(\.name) == ["Personal", "Recipes"])
    try await harness.tapAndRest("New Folder")
    try await harness.type("Garden", into: "Name")
    try await watch.expect("new folder", hasSameFocus: idiom == .phone) {
      try await harness.tap("Create")
    } rest: {
      try await open(store, idiom, folder: "Garden")
    }
    #expect(store.folders.map(\.name) == ["Personal", "Recipes", "Garden"])
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `folders are put in order by dragging them`(_ idiom: Idiom) async throws {
    let store = makeStore()
    let harness = try await open(store, idiom, folder: nil)
    if idiom == .phone { try await harness.tapAndRest("Edit") }
    let rows = try ["Personal", "Recipes"].map { try #require(harness.frame(of: "folder \($0)")) }
    let x = idiom == .phone ? 362 : rows[0].midX
    try await MotionWatch(harness: harness).expect("order") {
      await harness.dragRow(from: CGPoint(x: x, y: rows[0].midY), to: CGPoint(x: x, y: rows[1].maxY + 8))
    } rest: {
      let other = try await open(store, idiom, folder: nil)
      if idiom == .phone { try await other.tapAndRest("Edit") }
      return other
    }
    #expect(store.folders.map(\.name) == ["Work", "Recipes", "Personal"])
  }

  @Test func `a note with a reminder gets the row for its date on the way`() async throws {
    let store = makeStore()
    let harness = try await open(store, .desktop, chosen: try id("Books to read", in: store))
    try await harness.tapAndRest("Details")
    for _ in 0..<2 {
      try await MotionWatch(harness: harness).expect("reminder", hasSameFocus: false) {
        try await harness.tap("Remind Me")
      } rest: {
        let other = try await open(store, .desktop, chosen: try id("Books to read", in: store))
        try await other.tapAndRest("Details")
        return other
      }
    }
  }
}
