public import Combine
public import RivuletFoundation

/// A document represented by a value type (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency public protocol FileDocument: Sendable {
  /// The content types from which the document can be read.
  static var readableContentTypes: [UTType] { get }
  /// The content types to which the document can be written. The default is the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from the contents of a file.
  init(configuration: ReadConfiguration) throws
  /// Returns a file wrapper that contains the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The configuration for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document represented by a reference type (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The type of the snapshot to be written.
  associatedtype Snapshot

  /// The content types from which the document can be read.
  static var readableContentTypes: [UTType] { get }
  /// The content types to which the document can be written. The default is the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from the contents of a file.
  init(configuration: ReadConfiguration) throws
  /// Returns a snapshot of the document for writing it as a content type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns a file wrapper that contains a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// The configuration for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read, and its content type.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentReadConfiguration: @unchecked Sendable {
  /// The content type of the file.
  public let contentType: UTType
  /// The file's contents.
  public let file: FileWrapper
}

/// The content type and existing file for writing a document.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentWriteConfiguration: @unchecked Sendable {
  /// The content type to write.
  public let contentType: UTType
  /// The existing file, or nil if the document is saved for the first time.
  public let existingFile: FileWrapper?
}
