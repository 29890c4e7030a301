import SwiftUI
import UniformTypeIdentifiers

/// An image document that can be exported as a file.
struct PictureDocument: FileDocument {
  static let readableContentTypes = [UTType.png]
  let data: Data

  init(_ data: Data) { self.data = data }

  init(configuration: ReadConfiguration) throws { data = configuration.file.regularFileContents ?? Data() }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: data) }
}
