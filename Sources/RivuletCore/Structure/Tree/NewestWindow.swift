package import Foundation

/// Stores the host's window that most recently received a size, for code without a reference to its window.
@MainActor
private final class NewestWindow: Companion {
  weak var tree: ViewTree?
  /// The size of the window, in points; nil before the first nonempty size.
  var size: CGSize?
}

extension IssueSink {
  @MainActor private var newestWindow: NewestWindow { companions.find(NewestWindow()) }

  /// The size of the window whose turn is running or, if no turn is running, of the most recent window.
  @MainActor package static var currentWindowSize: CGSize? { first(\.newestWindow.size) }

  /// The window of the host whose turn is running or, if no turn is running, the most recent window.
  @MainActor package static var currentWindow: ViewTree? { first(\.newestWindow.tree) }

  /// Stores a window and its size. Ignores an empty size.
  @MainActor func note(_ tree: ViewTree, of size: CGSize) {
    newestWindow.tree = tree
    if size.width > 0, size.height > 0 { newestWindow.size = size }
  }
}
