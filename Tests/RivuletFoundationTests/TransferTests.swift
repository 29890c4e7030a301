import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

/// Types of content, and values that are transferred (documentation).
struct TransferTests {
  @Test func `types are found by identifier, extension and MIME type`() throws {
    #expect(UTType("public.png") == .png)
    #expect(UTType("org.example.unknown") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/json") == .json)
    let made = try #require(UTType(filenameExtension: "tide"))
    #expect(made.isDynamic)
    #expect(made.preferredFilenameExtension == "tide")
    #expect(made.conforms(to: .data))
  }

  @Test func `types conform to what they are kinds of`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.text.isSupertype(of: .swiftSource))
    #expect(!UTType.folder.conforms(to: .data))
    let own = UTType(exportedAs: "org.example.card", conformingTo: .json)
    #expect(own.conforms(to: .text))
    #expect(UTType.mp3.preferredMIMEType == "audio/mpeg")
  }

  private struct Note: Codable, Equatable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.text.utf8) }
      ProxyRepresentation { (note: Note) in
        note.text
      } importing: {
        Note(text: $0)
      }
    }
  }

  @Test func `a value is written and read in each of its forms`() async throws {
    let note = Note(text: "tide")
    #expect(note.exportedContentTypes() == [.json, .utf8PlainText, .utf8PlainText])
    #expect(Note.importedContentTypes().first == .json)
    let json = try await note.exported(as: .json)
    #expect(try await Note(importing: json, contentType: .json) == note)
    #expect(try await note.exported(as: .plainText) == Data("tide".utf8))
    #expect(try await Note(importing: Data("ebb".utf8), contentType: .utf8PlainText) == Note(text: "ebb"))
    await #expect(throws: (any Error).self) { try await note.exported(as: .png) }
  }

  @Test func `a provider hands over an object in a form that fits`() async throws {
    let provider = NSItemProvider(object: NSString(string: "tide"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    let text = await withCheckedContinuation { done in
      _ = provider.loadObject(ofClass: String.self) { value, _ in done.resume(returning: value) }
    }
    #expect(text == "tide")
  }

  @Test func `a provider of a file has its bytes and its address`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.file-url"])
    let url = await withCheckedContinuation { done in
      _ = provider.loadObject(ofClass: URL.self) { value, _ in done.resume(returning: value) }
    }
    #expect(url == file)
  }

  @Test func `addresses are read from lists with comments`() async throws {
    let url = try await URL(importing: Data("# files\r\nfile:///tmp/a\r\n".utf8), contentType: .fileURL)
    #expect(url.path == "/tmp/a")
    await #expect(throws: (any Error).self) { try await URL(importing: Data("# none".utf8), contentType: .fileURL) }
  }
}
