package import Foundation

/// A file that contains the content of a URL. A temporary file is deleted when its last reference is released.
package final class FetchedFile: Sendable {
  package let path: String
  private let release: (@Sendable () -> Void)?

  /// Creates a reference to a file. `release` is called when the last reference is released; pass nil for a permanent file.
  package init(path: String, release: (@Sendable () -> Void)? = nil) {
    self.path = path
    self.release = release
  }

  /// Creates a temporary file that contains the given data.
  package convenience init(keeping data: Data) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("rivulet-\(UUID().uuidString)")
    try data.write(to: file)
    self.init(path: file.path) { try? FileManager.default.removeItem(at: file) }
  }

  /// The current content of the file; nil if it can't be read.
  package var data: Data? { try? Data(contentsOf: URL(fileURLWithPath: path)) }

  deinit { release?() }
}

extension FetchedFile: Equatable {
  package static func == (lhs: FetchedFile, rhs: FetchedFile) -> Bool { lhs === rhs }
}
