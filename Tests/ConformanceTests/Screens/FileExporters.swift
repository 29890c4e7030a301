import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Files that are made of values and of several documents (documentation).
  @MainActor
  struct FileExporters {
    private struct Note: FileDocument {
      static let readableContentTypes: [UTType] = [.plainText]
      var text: String

      init(_ text: String) { self.text = text }
      init(configuration: ReadConfiguration) throws { text = "" }
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
    }

    private func folder() throws -> URL {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("exporters-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      return url
    }

    private func report<T>(_ result: Result<T, any Error>) {
      switch result {
      case .success(let value):
        Log.add((value as? URL)?.lastPathComponent ?? (value as? [URL])?.map(\.lastPathComponent).joined(separator: " ") ?? "?")
      case .failure: Log.add("error")
      }
    }

    @Test func `a value is written where people want it, as the type that the app names`() async throws {
      let folder = try folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let stage = await Stage(
        Text("x").fileExporter(isPresented: .constant(true), item: "words", contentTypes: [.plainText], defaultFilename: "note") {
          report($0)
        } onCancellation: {
          Log.add("cancelled")
        })
      let place = folder.appendingPathComponent("note.txt")
      await stage.harness.answerFileDialog(.success([place]))
      try await stage.harness.wait(timeout: .seconds(60)) { Log.count == 1 }
      #expect(Log.take() == ["note.txt"])
      #expect(try String(contentsOf: place, encoding: .utf8) == "words")
    }

    @Test func `B19.46de without a value nothing is shown, and who cancels is heard`() async throws {
      let none = await Stage(Text("x").fileExporter(isPresented: .constant(true), item: String?.none) { report($0) })
      await none.harness.answerFileDialog(.success([URL(fileURLWithPath: "/tmp/never.txt")]))
      #expect(Log.take() == [])
      let stage = await Stage(
        Text("x").fileExporter(isPresented: .constant(true), document: Note("n"), contentTypes: [.plainText]) {
          report($0)
        } onCancellation: {
          Log.add("cancelled")
        })
      await stage.harness.answerFileDialog(nil)
      #expect(Log.take() == ["cancelled"])
    }

    @Test func `several values and documents are written into a folder`() async throws {
      let folder = try folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let values = await Stage(
        Text("x").fileExporter(isPresented: .constant(true), items: ["one", "two"], contentTypes: [.plainText]) { report($0) })
      await values.harness.answerFileDialog(.success([folder]))
      try await values.harness.wait(timeout: .seconds(60)) { Log.count == 1 }
      #expect(Log.take() == ["Untitled.txt Untitled 2.txt"])
      #expect(try String(contentsOf: folder.appendingPathComponent("Untitled 2.txt"), encoding: .utf8) == "two")
      let documents = await Stage(
        Text("x").fileExporter(isPresented: .constant(true), documents: [Note("a"), Note("b")], contentType: .plainText) { report($0) })
      await documents.harness.answerFileDialog(.success([folder]))
      #expect(Log.take() == ["Untitled.txt Untitled 2.txt"])
      #expect(try String(contentsOf: folder.appendingPathComponent("Untitled.txt"), encoding: .utf8) == "a")
    }

    @Test func `B19.46ad moving files tells when people have cancelled, and chosen files may be used`() async throws {
      let stage = await Stage(
        Text("x").fileMover(isPresented: .constant(true), file: URL(fileURLWithPath: "/tmp/a")) {
          report($0)
        } onCancellation: {
          Log.add("cancelled")
        })
      await stage.harness.answerFileDialog(nil)
      #expect(Log.take() == ["cancelled"])
      let url = URL(fileURLWithPath: "/tmp/a")
      #expect(url.startAccessingSecurityScopedResource() && URL(string: "https://a.b")?.startAccessingSecurityScopedResource() == false)
      url.stopAccessingSecurityScopedResource()
    }
  }
}
