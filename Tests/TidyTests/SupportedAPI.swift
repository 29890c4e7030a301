import Foundation

/// The page that says of each name of SwiftUI and Combine that real code uses whether it exists here.
struct SupportedAPI {
  /// A name as source code spells it: `Text`, `.padding`, `Color.white`, `@State`, `\.locale`.
  struct Name: Equatable {
    var spelling: String
    var kind: String
  }

  /// A sentence about a name that exists and does less than Apple's.
  struct Note: Equatable {
    var spelling: String
    var text: String
    /// The page with the difference and its heading, relative to `Documentation`; nil if no page describes it.
    var page: String?
  }

  /// What modules declare for everybody: paths such as `View.padding`, without labels.
  struct Declarations {
    /// Whole paths.
    private(set) var paths: Set<String> = []
    /// Last parts of paths with an owner.
    private(set) var members: Set<Substring> = []
    /// Members by name of what a protocol offers to all that conform to it.
    private(set) var offered: Set<Substring> = []

    /// Adds what a symbol graph lists; what is only there to be refused with a sentence does not count.
    mutating func add(_ symbols: [[String: Any]]) {
      let protocols = Set(
        symbols.filter { ($0["kind"] as? [String: Any])?["identifier"] as? String == "swift.protocol" }.map { Self.path(of: $0) })
      for symbol in symbols where !Self.isRefused(symbol) {
        let path = Self.path(of: symbol)
        guard paths.insert(path).inserted, let dot = path.lastIndex(of: ".") else { continue }
        let member = path[dot...].dropFirst()
        members.insert(member)
        if protocols.contains(String(path[..<dot])) { offered.insert(member) }
      }
    }

    private static func path(of symbol: [String: Any]) -> String {
      (symbol["pathComponents"] as? [String] ?? []).map { $0.prefix { $0 != "(" } }.joined(separator: ".")
    }

    /// Whether a declaration is unavailable on every platform; those that one platform of Apple's lacks are there.
    private static func isRefused(_ symbol: [String: Any]) -> Bool {
      (symbol["availability"] as? [[String: Any]] ?? []).contains {
        $0["isUnconditionallyUnavailable"] as? Bool == true && $0["domain"] as? String ?? "*" == "*"
      }
    }
  }

  var names: [Name]
  var declarations: Declarations
  var notes: [Note] = []

  /// The names of a table with a name and a kind in each line, divided by tabs; lines that begin with `# ` are comments.
  static func names(in table: String) -> [Name] {
    table.split(separator: "\n").filter { !$0.hasPrefix("# ") }.compactMap { line in
      let columns = line.split(separator: "\t")
      return columns.count < 2 ? nil : Name(spelling: String(columns[0]), kind: String(columns[1]))
    }
  }

  /// The notes of a table with a name, a note and a page in each line, divided by tabs; lines that begin with `# ` are comments.
  static func notes(in table: String) -> [Note] {
    table.split(separator: "\n").filter { !$0.hasPrefix("# ") }.compactMap { line in
      let columns = line.split(separator: "\t").map(String.init)
      return columns.count < 2 ? nil : Note(spelling: columns[0], text: columns[1], page: columns.count > 2 ? columns[2] : nil)
    }
  }

  /// The notes about names that are not among those that exist.
  var strayNotes: [Note] {
    let present = Set(names.filter(exists).map(\.spelling))
    return notes.filter { !present.contains($0.spelling) }
  }

  /// Whether a name exists, by its path or, for what views and values inherit, by its last part.
  func exists(_ name: Name) -> Bool {
    let spelling = name.spelling.prefix { $0 != "(" }
    if spelling.hasPrefix("@") || spelling.hasPrefix("#") { return declarations.paths.contains(String(spelling.dropFirst())) }
    if spelling.hasPrefix("\\.") { return declarations.paths.contains("EnvironmentValues.\(spelling.dropFirst(2))") }
    if spelling.hasPrefix(".") { return declarations.members.contains(spelling.dropFirst()) }
    guard let dot = spelling.lastIndex(of: "."), !declarations.paths.contains(String(spelling)) else {
      return declarations.paths.contains(String(spelling))
    }
    return declarations.paths.contains(String(spelling[..<dot])) && declarations.offered.contains(spelling[dot...].dropFirst())
  }

  /// The page in Markdown.
  var page: String {
    var kinds: [String] = []
    for name in names where !kinds.contains(Self.heading(of: name.kind)) { kinds.append(Self.heading(of: name.kind)) }
    let there = names.count(where: exists)
    let head = """
      # Supported API

      Of the \(names.count) names of SwiftUI and Combine that a sample of public source code uses (`Tools/api/names.tsv`), \(there) exist. This page is made from what the modules
      declare; `./check --accept-api` makes it anew. Most frequent names come first. That a name exists does not say that each of its overloads does;
      `Divergences.md` says what acts differently, and "Exist with less" has a note beside each name that does less than Apple's (`Tools/api/notes.tsv`).

      | | exist | do not yet |
      |---|---|---|

      """
    let rows = kinds.map { kind in
      let all = names.filter { Self.heading(of: $0.kind) == kind }
      let present = all.count(where: exists)
      return "| \(kind) | \(present) | \(all.count - present) |\n"
    }
    let sections = kinds.map { kind in
      let all = names.filter { Self.heading(of: $0.kind) == kind }
      return "\n## \(kind)\n" + Self.paragraph("Exist", all.filter(exists)) + list(of: all.filter(exists))
        + Self.paragraph("Do not exist yet", all.filter { !exists($0) })
    }
    return head + rows.joined() + sections.joined()
  }

  private static func paragraph(_ title: String, _ names: [Name]) -> String {
    names.isEmpty ? "" : "\n\(title): " + names.map { "`\($0.spelling)`" }.joined(separator: ", ") + ".\n"
  }

  /// The list of the names that have a note, in their order. A name of two kinds is in the list of each.
  private func list(of names: [Name]) -> String {
    let lines = names.compactMap { name in notes.first { $0.spelling == name.spelling } }.map { note in
      "- `\(note.spelling)`: \(note.text)" + (note.page.map { " ([difference](\($0)))" } ?? "") + "\n"
    }
    return lines.isEmpty ? "" : "\nExist with less:\n\n" + lines.joined()
  }

  private static func heading(of kind: String) -> String {
    switch kind {
    case "view", "shape": "Views and shapes"
    case "modifier": "Modifiers"
    case "wrapper/attribute", "macro": "Property wrappers, builders and macros"
    case "envkey": "Environment values"
    case "combine", "combine type": "Combine"
    case "static member": "Static members"
    case "method", "property", "function": "Methods, properties and functions"
    default: "Types and protocols"
    }
  }
}
