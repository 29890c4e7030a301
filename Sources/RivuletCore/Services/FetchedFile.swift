/// A file with what lies at an address. A temporary file is deleted with its last reference.
package final class FetchedFile: Sendable {
  package let path: String
  private let release: (@Sendable () -> Void)?

  /// A file, and what runs when the last reference to it goes; nil for a file that stays.
  package init(path: String, release: (@Sendable () -> Void)? = nil) {
    self.path = path
    self.release = release
  }

  deinit { release?() }
}

extension FetchedFile: Equatable {
  package static func == (lhs: FetchedFile, rhs: FetchedFile) -> Bool { lhs === rhs }
}
