package import Foundation

/// The host's window that most recently received a size, for code without a reference to its window.
@MainActor
private final class NewestWindow: Companion {
  weak var tree: ViewTree?
  /// The size of the window, in points; nil before there is a window.
  var size: CGSize?
}

extension IssueSink {
  @MainActor private var newestWindow: NewestWindow { companions.find(NewestWindow()) }

  /// The size of the window whose turn is running, otherwise of the most recent one.
  @MainActor package static var currentWindowSize: CGSize? { first(\.newestWindow.size) }

  /// The window of the host whose turn is running, otherwise of the most recent one.
  @MainActor package static var currentWindow: ViewTree? { first(\.newestWindow.tree) }

  /// Stores a window and its size. An empty size is ignored.
  @MainActor func note(_ tree: ViewTree, of size: CGSize) {
    newestWindow.tree = tree
    if size.width > 0, size.height > 0 { newestWindow.size = size }
  }
}
