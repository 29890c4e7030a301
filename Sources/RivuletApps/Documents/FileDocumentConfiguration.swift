import Combine
public import Foundation
public import RivuletCore
import RivuletElements

/// A value-type document and its file, passed to the editor of a `DocumentGroup` (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Setting this property marks the document as edited.
  @Binding public var document: Document
  /// The URL of the document's file, or nil if the document has not been saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether people can edit the document.
  public var isEditable: Bool
}

/// A reference-type document and its file, passed to the editor of a `DocumentGroup` (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document, whose changes the editor observes.
  @ObservedObject public var document: Document
  /// The URL of the document's file, or nil if the document has not been saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether people can edit the document.
  public var isEditable: Bool
}

/// The configuration of the document in the environment (documentation).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DocumentConfiguration {
  /// The URL of the document's file, or nil if the document has not been saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether people can edit the document.
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
  /// The configuration of the document that contains the view, or nil outside of documents.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
