import Foundation
import Testing

/// What the modules beside this program declare for everybody, as the compiler's own tool lists it.
enum SymbolGraphs {
  /// What a module declares, or what it adds to the types of another.
  struct Graph {
    var module: String
    var text: Data

    /// The declarations.
    func symbols() throws -> [[String: Any]] {
      let graph = try JSONSerialization.jsonObject(with: text) as? [String: Any]
      return graph?["symbols"] as? [[String: Any]] ?? []
    }
  }

  /// The modules whose declarations apps see.
  static let modules = [
    "Combine", "RivuletAnimation", "RivuletCore", "RivuletDrawing", "RivuletFoundation", "RivuletGeometry", "RivuletLayout", "RivuletText",
    "RivuletLooks", "RivuletElements", "RivuletControls", "RivuletScreens", "RivuletApps", "RivuletNames",
  ]

  /// The graphs of all modules, listed once.
  static func all() throws -> [Graph] { try listed.get() }

  private static let listed = Result { try list() }

  private static func list() throws -> [Graph] {
    let built = try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules")
    let folder = FileManager.default.temporaryDirectory.appending(path: "graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Shell.bash(
      """
      set -e
      tool="$(dirname "$(readlink -f "$(command -v swift)")")/swift-symbolgraph-extract"
      headers="$(pkg-config --cflags-only-I pangocairo librsvg-2.0 | sed 's/-I/-Xcc -I/g')"
      triple="$(swift -print-target-info | sed -n 's/^ *"unversionedTriple" *: *"\\(.*\\)",$/\\1/p' | head -n 1)"
      for module in \(modules.joined(separator: " ")); do
        "$tool" -module-name $module -target "$triple" -I '\(built.path())' -I '\(Repository.root.path())Sources/CPango' \\
          -I '\(Repository.root.path())Sources/CCairo' -I '\(Repository.root.path())Sources/CRivuletObjects/include' $headers -minimum-access-level public -skip-synthesized-members -output-dir '\(folder.path())'
      done
      """, path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
    try #require(outcome.status == 0, "\(outcome.output)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.map { file in
      Graph(module: String(file.lastPathComponent.prefix { $0 != "." && $0 != "@" }), text: try Data(contentsOf: file))
    }
  }
}
