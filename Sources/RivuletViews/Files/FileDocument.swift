public import Combine
public import RivuletFoundation

/// A document that is a value (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency public protocol FileDocument: Sendable {
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as; those that it can be read from, where nothing else is said.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// The document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// What is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What of the document is written.
  associatedtype Snapshot

  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as; those that it can be read from, where nothing else is said.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// What is to be written as a type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// A snapshot as a file.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// What is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentReadConfiguration: @unchecked Sendable {
  /// What the file is.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentWriteConfiguration: @unchecked Sendable {
  /// What the file is to be.
  public let contentType: UTType
  /// The file that was there; nil for a new one.
  public let existingFile: FileWrapper?
}
