import Combine
public import Foundation
public import RivuletCore
import RivuletElements

/// A document of a value type and its file, for the editor of a `DocumentGroup` (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Setting it marks the document as edited.
  @Binding public var document: Document
  /// The file, or nil for a document that has not been saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether people may change the document.
  public var isEditable: Bool
}

/// A document of a reference type and its file, for the editor of a `DocumentGroup` (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. The editor observes its changes.
  @ObservedObject public var document: Document
  /// The file, or nil for a document that has not been saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether people may change the document.
  public var isEditable: Bool
}

/// The file of the document in the environment (documentation).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DocumentConfiguration {
  /// The file, or nil for a document that has not been saved.
  public var fileURL: URL?
  /// A Boolean value that indicates whether people may change the document.
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
  /// The file of the document in the environment, or nil outside documents.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
