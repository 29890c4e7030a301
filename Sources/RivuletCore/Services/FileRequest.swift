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
}

extension SystemOpener {
  /// Asks people for files; nil where they have cancelled, or where there is no such dialog.
  @MainActor package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    guard let services else { return completion(nil) }
    services.chooseFiles(request, completion: completion)
  }
}
