/// The declarations that take closures as Apple's documentation has them, for comparing with what the modules declare.
///
/// A closure's isolation and sendability decide which code compiles in which language mode, and are easily lost: nothing else fails with them.
struct ClosureTable {
  /// One declaration.
  struct Line: Hashable {
    /// Where it is declared, with its labels: `View.task(priority:_:)`.
    var path: String
    /// As the documentation has it.
    var documented: String
    /// As it is here, where that differs; a row of the divergences names it.
    var ours: String?
  }

  var lines: [Line]

  /// Reads a table with columns divided by tabs; lines that begin with `# ` are comments.
  init(_ text: String) {
    lines = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.compactMap { line in
      let columns = line.split(separator: "\t").map(String.init)
      return columns.count < 2 ? nil : Line(path: columns[0], documented: columns[1], ours: columns.count > 2 ? columns[2] : nil)
    }
  }

  /// Differences between the table and what is declared, both ways.
  func findings(in declared: [Line], table: String = "Tools/api/closures.tsv") -> [Finding] {
    let known = Set(lines.map { Line(path: $0.path, documented: $0.ours ?? $0.documented) })
    let unknown = Set(declared).subtracting(known).map { line in
      Finding(
        path: table,
        sentence: "does not have \(line.path) as it is declared: \(line.documented). Declare it as Apple's documentation does.")
    }
    let gone = known.subtracting(declared).map { line in
      Finding(path: table, sentence: "has \(line.path), which is not declared so: \(line.documented).")
    }
    return (unknown + gone).sorted { $0.sentence < $1.sentence }
  }

  /// Differences from the documentation that no row of the divergences names, as `Binding(get:set:)` or `View.task(priority:_:)`.
  func unexplained(by divergences: String) -> [Finding] {
    lines.filter { $0.ours != nil }.map { $0.path.replacing(".init(", with: "(") }.filter { !divergences.contains("`\($0)`") }.map {
      Finding(path: "Documentation/Divergences.md", sentence: "does not say how `\($0)` differs.")
    }
  }

  /// The declarations of a symbol graph that take closures or hand one out, without what Apple's interface has and does not document.
  static func lines(of symbols: [[String: Any]]) -> [Line] {
    symbols.compactMap { symbol in
      let path = symbol["pathComponents"] as? [String] ?? []
      let fragments = symbol["declarationFragments"] as? [[String: Any]] ?? []
      let declaration = fragments.compactMap { $0["spelling"] as? String }.joined()
      guard !path.contains(where: { $0.hasPrefix("_") }), hasClosure(declaration) else { return nil }
      return Line(path: path.joined(separator: "."), documented: normalized(declaration))
    }
  }

  /// Whether a function type stands in brackets, or is the type of a property.
  private static func hasClosure(_ declaration: String) -> Bool {
    if declaration.contains(/\b(var|let) \w+: [^{]*->/) { return true }
    var depth = 0
    var last: Character = " "
    for character in declaration {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if last == "-", character == ">", depth > 0 { return true }
      last = character
    }
    return false
  }

  /// On one line, and without what a caller cannot tell: how the receiver is passed, and that functions of the main actor are sendable, which
  /// the documentation leaves out.
  private static func normalized(_ declaration: String) -> String {
    declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("@MainActor @Sendable (", with: "@MainActor (")
      .replacing("nonisolated consuming func", with: "nonisolated func")
  }
}
