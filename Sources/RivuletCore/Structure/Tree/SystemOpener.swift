package import Foundation
import RivuletFoundation

/// The host behind the environment of a tree.
package final class SystemOpener {
  package private(set) weak var services: (any HostServices)?
  /// The tree of the window; nil outside of one.
  weak var tree: ViewTree?
  /// The app of the window, which may outlive it.
  private(set) weak var app: AppRuntime?
  let queue: TransactionQueue?
  /// The undo manager of the window.
  let undoManager = UndoManager()

  @MainActor init(_ services: any HostServices, _ tree: ViewTree) {
    self.services = services
    self.tree = tree
    app = tree.app
    queue = tree.queue
  }
}

extension SystemOpener {
  /// Asks people for files. The result is nil if they have cancelled, and a failure if there is no such dialog.
  @MainActor package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    guard let services else { return FileRequest.refuse(completion) }
    services.chooseFiles(request, completion: completion)
  }
}
