package import Foundation
package import RivuletFoundation

/// A request for a file dialog of the desktop.
package struct FileRequest {
  package enum Kind {
    /// Existing files of some types.
    case open([UTType], several: Bool)
    /// The location of a new file with a name.
    case save(name: String)
    /// An existing folder.
    case folder
  }

  package var kind: Kind
  /// The message of the dialog; nil for the usual one.
  package var message: String?
  /// The title of the confirming button; nil for the usual one.
  package var confirmation: String?
  /// The directory at which the dialog begins; nil for the last one that people used.
  package var directory: URL?

  package init(_ kind: Kind, message: String? = nil, confirmation: String? = nil, directory: URL? = nil) {
    self.kind = kind
    self.message = message
    self.confirmation = confirmation
    self.directory = directory
  }

  /// Fails a request because there is no such dialog (B19.47).
  @MainActor static func refuse(_ completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    RuntimeIssue.reportOnce(
      .conflictingPresentation, typeName: "FileRequest",
      "A dialog for files was asked for, but this host has none. The app is told of a failure. Run the app in a window of the desktop.")
    completion(.failure(CocoaError(.featureUnsupported)))
  }
}
