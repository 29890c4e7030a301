public import Combine
public import RivuletFoundation

/// A document of a value type (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency public protocol FileDocument: Sendable {
  /// The content types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can be written as. The default is the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The configuration for reading.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document of a reference type (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The type of the data that is written.
  associatedtype Snapshot

  /// The content types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can be written as. The default is the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns a snapshot of the document, to be written as a content type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns a snapshot as a file.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// The configuration for reading.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from, and its type.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentReadConfiguration: @unchecked Sendable {
  /// The content type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The type and the previous file for writing a document.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentWriteConfiguration: @unchecked Sendable {
  /// The content type to write.
  public let contentType: UTType
  /// The previous file, or nil for a new one.
  public let existingFile: FileWrapper?
}
