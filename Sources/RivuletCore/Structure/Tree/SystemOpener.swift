package import Foundation
import RivuletFoundation

/// A weak reference to a tree's host, for use through the tree's environment.
package final class SystemOpener {
  package private(set) weak var services: (any HostServices)?
  /// The window's tree; nil outside a window.
  weak var tree: ViewTree?
  /// The window's app, which may outlive the window.
  private(set) weak var app: AppRuntime?
  let queue: TransactionQueue?
  /// The window's undo manager.
  let undoManager = UndoManager()

  @MainActor init(_ services: any HostServices, _ tree: ViewTree) {
    self.services = services
    self.tree = tree
    app = tree.app
    queue = tree.queue
  }
}

extension SystemOpener {
  /// Shows a dialog in which the user chooses files. The result is nil if the user cancels, and a failure if the host has no such dialog.
  @MainActor package func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor (Result<[URL], any Error>?) -> Void) {
    guard let services else { return FileRequest.refuse(completion) }
    services.chooseFiles(request, completion: completion)
  }
}
