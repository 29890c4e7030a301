import Foundation

/// The declarations that modules offer to apps, a line each.
struct PublicInterface {
  /// The lines of each module, sorted.
  private(set) var lines: [String: Set<String>] = [:]

  /// Adds the declarations of a graph.
  mutating func add(_ graph: SymbolGraphs.Graph) throws {
    for symbol in try graph.symbols() where !Self.isHidden(symbol) {
      guard let line = Self.line(for: symbol) else { continue }
      lines[graph.module, default: []].insert(line)
    }
  }

  /// Returns the text of a module's file.
  func text(of module: String) -> String {
    (lines[module] ?? []).sorted().map { $0 + "\n" }.joined()
  }

  /// Returns the path and the declaration of a symbol, separated by a tab.
  private static func line(for symbol: [String: Any]) -> String? {
    guard let path = symbol["pathComponents"] as? [String], let parts = symbol["declarationFragments"] as? [[String: Any]] else {
      return nil
    }
    let declaration = parts.compactMap { $0["spelling"] as? String }.joined()
    return path.joined(separator: ".") + "\t" + declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns true for names that begin with an underscore, which apps do not use.
  private static func isHidden(_ symbol: [String: Any]) -> Bool {
    (symbol["pathComponents"] as? [String] ?? []).contains { $0.hasPrefix("_") }
  }

  /// Returns the lines that only one of two texts has, with `-` before those of the former and `+` before those of the new one.
  static func differences(from former: String, to new: String) -> [String] {
    let (old, now) = (Set(former.split(separator: "\n")), Set(new.split(separator: "\n")))
    return old.subtracting(now).sorted().map { "- \($0)" } + now.subtracting(old).sorted().map { "+ \($0)" }
  }
}
