package import Foundation
package import RivuletFoundation

/// What a dialog of the desktop asks people for.
package struct FileRequest {
  package enum Kind {
    /// Files that are there, of some types.
    case open([UTType], several: Bool)
    /// A place for a new file with a name.
    case save(name: String)
    /// A folder.
    case folder
  }

  package var kind: Kind
  /// What the dialog says; nil for the usual words.
  package var message: String?
  /// What its button says; nil for the usual words.
  package var confirmation: String?
  /// Where it begins; nil for where people were last.
  package var directory: URL?

  package init(_ kind: Kind, message: String? = nil, confirmation: String? = nil, directory: URL? = nil) {
    self.kind = kind
    self.message = message
    self.confirmation = confirmation
    self.directory = directory
  }

  /// Answers where there is no such dialog (B19.47).
  @MainActor static func refuse(_ completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    RuntimeIssue.reportOnce(
      .conflictingPresentation, typeName: "FileRequest",
      "A dialog for files was asked for, but this host has none. The app is told of a failure. Run the app in a window of the desktop.")
    completion(.failure(CocoaError(.featureUnsupported)))
  }
}

extension SystemOpener {
  /// Asks people for files; nil where they have cancelled, a failure where there is no such dialog.
  @MainActor package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    guard let services else { return FileRequest.refuse(completion) }
    services.chooseFiles(request, completion: completion)
  }
}
