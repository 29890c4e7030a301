/// A file with what lies at an address. One that was made for this goes when nobody needs it any more.
package final class FetchedFile: Sendable {
  package let path: String
  private let release: (@Sendable () -> Void)?

  /// A file, and what is done when nobody needs it any more; nil for one that lies there by itself.
  package init(path: String, release: (@Sendable () -> Void)? = nil) {
    self.path = path
    self.release = release
  }

  deinit { release?() }
}

extension FetchedFile: Equatable {
  package static func == (lhs: FetchedFile, rhs: FetchedFile) -> Bool { lhs === rhs }
}
