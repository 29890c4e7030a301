package import Foundation

/// The files of the system symbols: one drawing per symbol, without colours.
package struct SymbolLibrary: Sendable {
  /// The directory of the drawings.
  private let directory: URL

  /// Creates a library of a directory; by default the one that the package bootstrap-icons installs.
  package init(directory: URL = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg", isDirectory: true)) {
    self.directory = directory
  }

  /// Returns true if a symbol with this name can be drawn.
  package func hasSymbol(named name: String) -> Bool {
    file(named: name) != nil
  }

  /// Returns the drawing of a symbol; nil if there is none.
  package func file(named name: String) -> URL? {
    SymbolNames.candidates(for: name).lazy
      .map { directory.appendingPathComponent($0 + ".svg") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
