package import Foundation

/// The files of the system symbols: one drawing each, without colours.
package struct SymbolLibrary: Sendable {
  /// Where the drawings lie.
  private let directory: URL

  /// A library in a directory; by default the one that the package bootstrap-icons installs.
  package init(directory: URL = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg", isDirectory: true)) {
    self.directory = directory
  }

  /// Whether a symbol by that name can be drawn.
  package func hasSymbol(named name: String) -> Bool {
    file(named: name) != nil
  }

  /// The drawing of a symbol; nil if there is none.
  package func file(named name: String) -> URL? {
    SymbolNames.candidates(for: name).lazy
      .map { directory.appendingPathComponent($0 + ".svg") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
