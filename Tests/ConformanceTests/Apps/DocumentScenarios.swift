import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Documents, and what windows keep.
  @MainActor
  struct DocumentScenarios {
    struct Note: FileDocument {
      static var readableContentTypes: [UTType] { [.plainText] }

      var text = "new"

      init() {}

      init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
      }

      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }

    struct Editor: View {
      @Binding var note: Note
      let name: String

      var body: some View {
        VStack {
          Text("\(name): \(note.text)")
          Button("change") { note.text += "!" }
        }
      }
    }

    struct Notes: App {
      var body: some Scene {
        DocumentGroup(newDocument: Note()) { Editor(note: $0.$document, name: $0.fileURL?.lastPathComponent ?? "no file") }
      }
    }

    private func folder() throws -> URL {
      let folder = URL.temporaryDirectory.appending(path: "documents-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }

    @Test func `an app of documents starts with a new one, saves it to a file that people choose, and opens files`() async throws {
      let folder = try folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = AppHarness(Notes())
      await app.settle()
      let first = app.windows[0]
      #expect(first.texts.contains("no file: new"))
      #expect(app.frontTitle == "Untitled")
      try await first.tap("change")
      await first.key("s", modifiers: .command)
      let file = folder.appending(path: "a.txt")
      await first.answerFileDialog(.success([file]))
      #expect(try String(contentsOf: file, encoding: .utf8) == "new!")
      #expect(app.frontTitle == "a.txt")
      #expect(first.texts.contains("a.txt: new!"))
      try await first.tap("change")
      try await app.choose("File", "Save")
      #expect(try String(contentsOf: file, encoding: .utf8) == "new!!")
      let other = folder.appending(path: "b.txt")
      try Data("other".utf8).write(to: other)
      await first.key("o", modifiers: .command)
      await first.answerFileDialog(.success([other, file]))
      #expect(app.windows.count == 2)
      #expect(app.window("b.txt")?.texts.contains("b.txt: other") == true)
      #expect(app.frontTitle == "a.txt")
      await first.key("n", modifiers: .command)
      #expect(app.windows.count == 3)
    }

    @Test func `a document with changes asks before its window closes`() async throws {
      let app = AppHarness(Notes())
      await app.settle()
      let window = app.windows[0]
      window.resize(to: CGSize(width: 600, height: 500))
      try await window.tap("change")
      await window.key("w", modifiers: .command)
      await window.advance(by: 1)
      #expect(app.windows.count == 1)
      try await window.tap("Cancel")
      await window.advance(by: 1)
      #expect(app.windows.count == 1)
      await window.key("q", modifiers: .command)
      await window.advance(by: 1)
      #expect(!app.hasEnded)
      try await window.tap("Don’t Save")
      await window.advance(by: 1)
      #expect(app.hasEnded)
    }

    @Test func `a file that cannot be read is said to be so`() async throws {
      let folder = try folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = AppHarness(Notes())
      await app.settle()
      await app.windows[0].key("o", modifiers: .command)
      await app.windows[0].answerFileDialog(.success([folder.appending(path: "missing.txt")]))
      let opened = try #require(app.windows.last)
      opened.resize(to: CGSize(width: 600, height: 500))
      await opened.advance(by: 1)
      #expect(opened.texts.contains { $0.contains("missing.txt could not be opened") })
    }

    struct Maker: App {
      struct Actions: View {
        @Environment(\.newDocument) private var newDocument
        @Binding var note: Note

        var body: some View {
          VStack {
            Text("text \(note.text)")
            Button("copy") { [text = note.text] in newDocument(Self.note(text + " again")) }
            Button("plain") { newDocument(contentType: .plainText) }
            Button("picture") { newDocument(contentType: .png) }
          }
        }

        nonisolated private static func note(_ text: String) -> Note {
          var note = Note()
          note.text = text
          return note
        }
      }

      var body: some Scene { DocumentGroup(newDocument: Note()) { Actions(note: $0.$document) } }
    }

    @Test func `an app makes a document of what it has, which is not saved yet`() async throws {
      let app = AppHarness(Maker())
      await app.settle()
      try await app.windows[0].tap("copy")
      await app.settle()
      #expect(app.windows.count == 2 && app.windows[1].texts.contains("text new again"))
      #expect(app.frontTitle == "Untitled")
      await app.windows[1].key("w", modifiers: .command)
      await app.windows[1].advance(by: 1)
      #expect(app.windows.count == 2)
    }

    @Test func `an app makes a document for a type of files, and hears of one that it does not make`() async throws {
      let app = AppHarness(Maker())
      await app.settle()
      try await app.windows[0].tap("plain")
      await app.settle()
      #expect(app.windows.count == 2 && app.windows[1].texts.contains("text new"))
      try await app.windows[0].tap("picture")
      await app.settle()
      #expect(app.windows.count == 2)
      #expect(app.windows[0].runtimeIssues.contains { $0.message.contains("public.png") })
    }

    struct Viewer: App {
      var body: some Scene {
        DocumentGroup(viewing: Note.self) { Text("viewing \($0.document.text) \($0.isEditable)") }
      }
    }

    @Test func `an app that only views documents asks for one, and ends where people choose none`() async throws {
      let folder = try folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "a.txt")
      try Data("old".utf8).write(to: file)
      let app = AppHarness(Viewer())
      await app.settle()
      await app.answerFileDialog(.success([file]))
      #expect(app.windows.map(\.texts) == [["viewing old false"]])
      let left = AppHarness(Viewer())
      await left.settle()
      await left.answerFileDialog(nil)
      #expect(left.hasEnded)
    }

    struct Remembering: View {
      @SceneStorage("page") private var page = 1
      @SceneStorage("name") private var name = "none"

      var body: some View {
        Button("page \(page) \(name)") {
          page += 1
          name = "named"
        }
      }
    }

    struct Kept: App {
      var body: some Scene {
        WindowGroup("Main", id: "main") { Remembering() }
        Window("Once", id: "once") { Remembering() }.restorationBehavior(.disabled).defaultLaunchBehavior(.presented)
      }
    }

    @Test func `what a scene keeps is there when the app starts again`() async throws {
      let app = AppHarness(Kept())
      await app.settle()
      #expect(app.windows.map(\.texts) == [["page 1 none"]])
      #expect(app.frontTitle == "Once")
      try await app.windows[0].tap("page 1 none")
      try await app.choose("File", "New Window")
      let main = try #require(app.window("Main"))
      try await main.tap("page 1 none")
      try await app.choose("File", "New Window")
      #expect(app.windows.last?.texts == ["page 1 none"])
      await app.quit()
      let again = AppHarness(Kept(), after: app)
      await again.settle()
      #expect(again.windows.map(\.texts) == [["page 1 none"]])
      try await again.choose("File", "New Window")
      #expect(again.window("Main")?.texts == ["page 2 named"])
    }

    struct Barred: App {
      var body: some Scene {
        WindowGroup("Main") { Text("main") }
        MenuBarExtra("Extra", systemImage: "star") { Button("b") {} }.menuBarExtraStyle(.menu)
      }
    }

    @Test func `B20.66a an item for the bar of the desktop is not shown, with an issue`() async {
      let app = AppHarness(Barred())
      await app.settle()
      #expect(app.windows.map(\.texts) == [["main"]])
      #expect(app.runtimeIssues.map(\.kind) == [.unknownWindow])
    }
  }
}
