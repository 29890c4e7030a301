#if GTK
import Foundation
import RivuletGTK
import Testing
import VirtualScreens

/// The notes in a window: written with real keys, and used over the accessibility bus.
@Suite(.serialized)
struct NotesWindowTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes \(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("notes.json") }

  /// Waits until the file of the notes says something.
  private func isKept(_ text: String) async throws -> Bool {
    for _ in 0..<600 {
      if let kept = try? String(contentsOf: file, encoding: .utf8), kept.contains(text) { return true }
      try await Task.sleep(for: .milliseconds(25))
    }
    return false
  }

  private func end(_ notes: Process) {
    if notes.isRunning { kill(notes.processIdentifier, SIGKILL) }
    notes.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `a note is begun, written and replaced in with the keys of a real keyboard`() async throws {
    let screen = try VirtualScreen(width: 960, height: 640)
    let notes = try screen.start("NotesExample", [file.path], variables: ["RIVULET_IDIOM": "desktop"])
    defer { end(notes) }
    let columns = CGRect(x: 0, y: 60, width: 900, height: 400)
    let first = try await screen.wait { $0.accentPixels(in: columns) > 20 }
    try #require(first.accentPixels(in: columns) > 20, "the notes did not show")
    try screen.hand("key ctrl+n")
    // The new note has the focus as soon as it is shown.
    _ = try await screen.wait { $0.part(columns) != first.part(columns) }
    try await Task.sleep(for: .milliseconds(500))
    try screen.hand("type low")
    try screen.hand("key space")
    try screen.hand("type tide")
    #expect(try await isKept("low tide"))
    try screen.hand("key Return")
    try screen.hand("type high")
    try screen.hand("key space")
    try screen.hand("type tide")
    #expect(try await isKept("low tide\\nhigh tide"))
    try screen.hand("key ctrl+f")
    try await Task.sleep(for: .milliseconds(500))
    try screen.hand("type tide")
    try await Task.sleep(for: .milliseconds(500))
    // Closing the bar leaves what was found selected.
    try screen.hand("key Escape")
    try await Task.sleep(for: .milliseconds(500))
    try screen.hand("type water")
    #expect(try await isKept("low water\\nhigh tide"))
    try screen.hand("key ctrl+w")
    for _ in 0..<600 where notes.isRunning { try await Task.sleep(for: .milliseconds(50)) }
    #expect(!notes.isRunning && notes.terminationStatus == 0)
  }

  @Test func `a note is chosen, read, written and described over the accessibility bus`() async throws {
    let screen = try VirtualScreen(width: 960, height: 640)
    let bus = try ReaderBus()
    let reader = try ScreenReader(bus)
    let notes = try screen.start("NotesExample", [file.path], variables: bus.variables.merging(["RIVULET_IDIOM": "desktop"]) { $1 })
    defer { end(notes) }
    let window = try reader.find("frame", in: await reader.application("Notes"))
    #expect(try reader.act(reader.find("push button", "New Note", in: window)))
    let editor = try reader.find("text", "Note", in: window)
    #expect(try reader.call(editor, "EditableText", "SetTextContents", .string("ebb and flow")).first?.isTrue == true)
    #expect(try await isKept("ebb and flow"))
    #expect(try reader.text(editor) == "ebb and flow")
    #expect(try reader.name(reader.find("label", "3 words", in: window)) == "3 words")
    #expect(try reader.act(reader.find("push button", "Details", in: window)))
    let pinned = try reader.find("check box", "Pinned", in: window)
    #expect(try !reader.states(pinned).contains(.checked))
    #expect(try reader.act(pinned))
    #expect(try reader.states(pinned).contains(.checked))
    #expect(try await isKept(#""isPinned":true"#))
    let priority = try reader.find("slider", "Priority", in: window)
    try reader.set(priority, "Value", "CurrentValue", to: .double(0.5))
    #expect(try reader.get(priority, "Value", "CurrentValue") == .double(0.5))
    #expect(try reader.text(reader.find("combo box", "Folder", in: window)) == "Personal")
    #expect(try reader.act(reader.find("push button", "Done", in: window)))
  }
}
#endif
