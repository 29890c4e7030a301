package import Foundation
package import RivuletFoundation

/// A request for a desktop file dialog.
package struct FileRequest {
  package enum Kind {
    /// A request for existing files of certain types.
    case open([UTType], several: Bool)
    /// A request for the location of a new file with the given name.
    case save(name: String)
    /// A request for an existing folder.
    case folder
  }

  package var kind: Kind
  /// The dialog's message; nil for the default message.
  package var message: String?
  /// The title of the confirmation button; nil for the default title.
  package var confirmation: String?
  /// The directory in which the dialog opens; nil for the directory last used.
  package var directory: URL?

  package init(_ kind: Kind, message: String? = nil, confirmation: String? = nil, directory: URL? = nil) {
    self.kind = kind
    self.message = message
    self.confirmation = confirmation
    self.directory = directory
  }

  /// Fails a request because the host has no such dialog (B19.47).
  @MainActor static func refuse(_ completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    RuntimeIssue.reportOnce(
      .conflictingPresentation, typeName: "FileRequest",
      "A file dialog was requested, but this host has none. The app receives a failure. Run the app in a desktop window.")
    completion(.failure(CocoaError(.featureUnsupported)))
  }
}
