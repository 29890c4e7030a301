import SwiftUI
import UniformTypeIdentifiers

/// A note as a text file.
struct NoteDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  let text: String

  init(text: String) {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
