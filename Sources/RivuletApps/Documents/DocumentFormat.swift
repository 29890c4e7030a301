import Foundation
import RivuletFoundation

/// The functions that create, read, and write documents of a type.
struct DocumentFormat<Document> {
  /// A closure that creates a new document, or nil if the app only views documents.
  let makeNew: (@Sendable () -> Document)?
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  let read: @MainActor (FileDocumentReadConfiguration) throws -> Document
  let write: @MainActor (Document, FileDocumentWriteConfiguration) throws -> FileWrapper

  /// Reads the document in a file.
  @MainActor func document(at url: URL) throws -> Document {
    let type = UTType(filenameExtension: url.pathExtension) ?? readableTypes.first ?? .data
    return try read(FileDocumentReadConfiguration(contentType: type, file: FileWrapper(url: url)))
  }

  /// Writes a document to a file.
  @MainActor func write(_ document: Document, to url: URL) throws {
    let known = UTType(filenameExtension: url.pathExtension)
    let type = writableTypes.first { known?.conforms(to: $0) == true } ?? writableTypes.first ?? .data
    let existing = try? FileWrapper(url: url)
    try write(document, FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
      .write(to: url, options: .atomic, originalContentsURL: nil)
  }
}

extension DocumentFormat where Document: FileDocument {
  /// Returns the format for documents of a value type.
  static func values(_ makeNew: (@Sendable () -> Document)?) -> DocumentFormat {
    DocumentFormat(
      makeNew: makeNew, readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes,
      read: { try Document(configuration: $0) }, write: { try $0.fileWrapper(configuration: $1) })
  }
}

extension DocumentFormat where Document: ReferenceFileDocument {
  /// Returns the format for documents of a reference type.
  static func objects(_ makeNew: (@Sendable () -> Document)?) -> DocumentFormat {
    DocumentFormat(
      makeNew: makeNew, readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes,
      read: { try Document(configuration: $0) },
      write: { try $0.fileWrapper(snapshot: $0.snapshot(contentType: $1.contentType), configuration: $1) })
  }
}
