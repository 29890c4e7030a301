import SwiftUI
import UniformTypeIdentifiers

/// An image that can be saved to a file.
struct PictureDocument: FileDocument {
  static let readableContentTypes = [UTType.png]
  let data: Data

  init(_ data: Data) { self.data = data }

  init(configuration: ReadConfiguration) throws { data = configuration.file.regularFileContents ?? Data() }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: data) }
}
