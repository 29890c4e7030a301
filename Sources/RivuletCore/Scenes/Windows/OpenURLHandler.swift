package import Foundation
package import RivuletTree

/// A view's handler for URLs that the app opens.
@MainActor
package final class OpenURLHandler {
  /// The most recently set closure.
  package var action: (URL) -> Void = { _ in }

  /// Creates a handler and attaches it to a node.
  package init(_ node: ViewNode) { node.attach(self) }
}

extension ViewTree {
  /// Passes a URL to every handler in the window. Returns false if there are none.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    var handlers: [OpenURLHandler] = []
    var next: ViewNode? = root
    while let node = next {
      if let handler = node.attachment(OpenURLHandler.self) { handlers.append(handler) }
      next = node.following { _ in true }
    }
    services.issues.whileCurrent { for handler in handlers { handler.action(url) } }
    return !handlers.isEmpty
  }
}
