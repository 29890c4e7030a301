import Combine
public import Foundation
public import RivuletCore

/// A document that is a value, and its file, as the editor of a `DocumentGroup` gets it (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; a new value is one to be saved.
  @Binding public var document: Document
  /// The file; nil for a document that was not saved yet.
  public var fileURL: URL?
  /// Whether people may change it.
  public var isEditable: Bool
}

/// A document that is an object, and its file, as the editor of a `DocumentGroup` gets it (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document; the editor follows its changes.
  @ObservedObject public var document: Document
  /// The file; nil for a document that was not saved yet.
  public var fileURL: URL?
  /// Whether people may change it.
  public var isEditable: Bool
}

/// The file of the document around (documentation).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DocumentConfiguration {
  /// The file; nil for a document that was not saved yet.
  public var fileURL: URL?
  /// Whether people may change it.
  public var isEditable: Bool
}

extension DocumentConfiguration: Equatable {}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  /// The file of the document around; nil outside of documents.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
