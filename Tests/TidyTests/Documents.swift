import Foundation

/// What the documents promise.
enum Documents {
  /// Numbers of the statements of the talk, and of the behaviour rules and their clauses, from the tables of `Documentation/Behaviour`.
  static let clauses = Set(
    chapters { "AB".contains($0.prefix(1)) }.flatMap { $0.split(separator: "\n") }.compactMap { line -> String? in
      guard line.hasPrefix("| A") || line.hasPrefix("| B") else { return nil }
      return String(line.dropFirst(2).prefix { $0 != " " })
    })

  /// Numbers that can be cited: each clause, and each rule that has clauses.
  static let rules = clauses.union(clauses.map { String($0.prefix { !$0.isLowercase }) })

  /// Numbers of the scenarios on data flow, from the chapters of `Documentation/Behaviour` that hold them.
  static let scenarios = chapters { name in ["C01", "C02", "C03", "C04", "C05", "C06", "C07", "C10"].contains { name.hasPrefix($0) } }
    .flatMap { $0.components(separatedBy: "**S").dropFirst() }.map { "S\($0.prefix { $0.isNumber })" }

  /// Texts of the chapters of `Documentation/Behaviour` with such a name, in order of their names.
  private static func chapters(named isWanted: (Substring) -> Bool) -> [String] {
    Repository.paths(below: "Documentation/Behaviour").filter { path in path.split(separator: "/").last.map(isWanted) ?? false }
      .map(Repository.text)
  }

  /// The chapters whose statements each need a test.
  private static let chaptersWithTests: Set<Substring> = [
    "A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "B5", "B8", "B10", "B11", "B14", "B15", "B16", "B17", "B18", "B19", "B20",
    "B21",
  ]

  /// The statements and clauses that some test has to name, and the scenarios on data flow.
  static let statements =
    clauses.filter { clause in clause == "B12.07" || chaptersWithTests.contains(clause.prefix { $0 != "." }) }.sorted() + scenarios

  /// Statements that neither a test names nor the table `Statements without a test of their own` explains, those that the table explains
  /// though a test names them, and rows of the table that are not complete.
  static func unprovenStatements(_ statements: [String], tests: some Sequence<String>, document: String) -> [Finding] {
    let named = Set(tests.flatMap(numbers))
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.drop { $0 != "## Statements without a test of their own" }.dropFirst().prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| number") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let explained = rows.flatMap { numbers(in: $0.first ?? "") }
    func finding(_ sentence: String) -> Finding { Finding(path: "Documentation/Testing.md", line: nil, sentence: sentence) }
    return statements.filter { !named.contains($0) && !explained.contains($0) }
      .map { finding("\($0) is named by no test; write one, or say in the table what holds it instead.") }
      + explained.filter { named.contains($0) || !statements.contains($0) }
      .map { finding("\($0) stands in the table, but a test names it or nothing asks for it; take it out.") }
      + rows.filter { $0.count != 3 || $0.contains("") || numbers(in: $0[0]).isEmpty }
      .map { finding("the row \($0) needs a number, a reason, and what holds it or what it waits for.") }
  }

  /// The numbers in a text: `A1.02`, `S07`, `B6.18/19` or `B5.03–06` for several of a chapter, and `B20.28ac` for several clauses of a rule.
  private static func numbers(in text: String) -> [String] {
    let statement = /\b(?<chapter>[AB]\d+)\.(?<number>\d\d\d?)(?<letters>[a-z]*)(?<more>(?:[\/–]\d\d\b)*)(?!\d)/.wordBoundaryKind(.simple)
    let several = text.matches(of: statement).flatMap { match -> [String] in
      let number = match.output.number
      var numbers = match.output.letters.isEmpty ? [number] : match.output.letters.map { number + String($0) }
      var last = Int(match.output.number) ?? 0
      for part in match.output.more.matches(of: /([\/–])(\d\d)/) {
        let next = Int(part.output.2) ?? 0
        let first = part.output.1 == "–" ? last + 1 : next
        numbers += stride(from: first, through: next, by: 1).map { String($0 + 100).suffix(2) }.map { "\($0)" }
        last = next
      }
      return numbers.map { "\(match.output.chapter).\($0)" }
    }
    return several + text.matches(of: /\bS\d\d+\b/.wordBoundaryKind(.simple)).map { String($0.output) }
  }

  /// Cited rule numbers that are not in the list: `B3.02`, and `B6.18/19` or `B5.03–06` for several of a chapter.
  static func unknownRules(in files: [SourceFile], known: Set<String>) -> [Finding] {
    files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
        citations(in: line).filter { !known.contains($0) }.map {
          Finding(path: file.path, line: index + 1, sentence: "cites the rule \($0), which does not exist.")
        }
      }
    }
  }

  private static func citations(in line: Substring) -> [String] {
    // Most lines hold no such letter, and the expression takes its time.
    guard line.utf8.contains(UInt8(ascii: "B")), line.utf8.contains(UInt8(ascii: ".")) else { return [] }
    let citation = /\bB(?<chapter>\d+)\.(?<number>\d\d\d?)(?<letters>[a-z]*)(?<more>(?:[\/–]\d\d\b)*)(?!\d)/.wordBoundaryKind(.simple)
    return line.matches(of: citation).flatMap { match in
      let number = match.output.number
      let clauses = match.output.letters.isEmpty ? [number] : match.output.letters.map { number + String($0) }
      return (clauses + match.output.more.split { "/–".contains($0) }).map { "B\(match.output.chapter).\($0)" }
    }
  }

  /// Names of all tests, as they are written between backticks or as functions.
  static func testNames(in files: [SourceFile]) -> Set<String> {
    let function = /\bfunc (?:`(?<raw>[^`]+)`|(?<plain>\w+))/.wordBoundaryKind(.simple)
    return Set(files.flatMap { $0.text.matches(of: function).map { String($0.output.raw ?? $0.output.plain ?? "") } })
  }

  /// Rows of the table of divergences whose last column names no test that exists.
  static func unprovenDivergences(in document: String, tests: Set<String>) -> [Finding] {
    document.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), columns.count > 1, columns.last != "test", columns.contains(where: { $0.contains { $0 != "-" } }) else {
        return nil
      }
      let name = columns.last?.trimmingCharacters(in: ["`"]) ?? ""
      if columns.count == 4, tests.contains(name) { return nil }
      return Finding(
        path: "Documentation/Divergences.md", line: index + 1,
        sentence: "needs four columns, the last of them the name of a test that exists.")
    }
  }

  /// Places that name a folder of one machine.
  static func machinePaths(in text: String, of path: String) -> [Finding] {
    guard ["/home/", "/Users/", "/root/", "/work/", "/tmp/brief/"].contains(where: text.contains) else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      line.firstMatch(of: /(^|[\s"'`(=:])\/(home|Users|root|work|tmp\/brief)\/[\w.]/).map { _ in
        Finding(path: path, line: index + 1, sentence: "names a folder of one machine; write paths relative to the repository.")
      }
    }
  }

  /// Paths between backticks, and relative links, that lead to nothing. `*` stands for any names; `<…>` and capital words such as `NAME` for
  /// what the reader puts in.
  static func deadPaths(in text: String, of path: String, existing: Set<String>) -> [Finding] {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [Finding] in
      guard line.contains("/") || line.contains("](") else { return [] }
      let named = line.matches(of: /`((?:Sources|Tests|Documentation|Examples|Benchmarks|Tools)\/[\w.\/+*<>-]*)`/)
        .map { String($0.output.1) }
      let linked = line.matches(of: /\]\((?!https?:|#)([\w.\/-]+\.\w+)(?:#[^)]*)?\)/)
        .map { target(of: $0.output.1, from: folder) }
      return (named + linked).filter { !leads($0, to: existing) }.map {
        Finding(path: path, line: index + 1, sentence: "names \($0), which does not exist.")
      }
    }
  }

  /// The headings of a page, as code forges spell them in links: in small letters, with a hyphen for each space, and without other marks.
  static func headings(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      let title = line.drop { $0 == "#" }.dropFirst().lowercased()
      return String(title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }.map { $0 == " " ? "-" : $0 })
    }
  }

  /// The path of a link in a page of a folder, relative to the repository. `..` is the folder around.
  private static func target(of link: Substring, from folder: String) -> String {
    var parts = folder.split(separator: "/")
    for part in link.split(separator: "/") {
      if part == ".." { parts.removeLast(min(1, parts.count)) } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private static func leads(_ path: String, to existing: Set<String>) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    if path.contains("<") || path.contains("NAME") { return true }
    // A design note may be called by its number alone.
    guard path.contains("*") else { return existing.contains { $0 == path || $0.hasPrefix("\(path)-") } }
    let parts = path.split(separator: "*", omittingEmptySubsequences: false)
    return existing.contains { candidate in
      guard candidate.hasPrefix(parts[0]), candidate.hasSuffix(parts[parts.count - 1]) else { return false }
      return candidate.count >= parts.reduce(0) { $0 + $1.count }
    }
  }

  /// Indented blocks with Swift code that no file of `Examples/Samples` holds, apart from their indentation.
  static func unprovenSamples(in text: String, of path: String, snippets: [String]) -> [Finding] {
    let proven = snippets.map { lines(of: $0[...]) }
    var findings: [Finding] = [], block: [Substring] = [], start = 0
    let all: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false) + ["end"]
    for (index, line) in all.enumerated() {
      if line.hasPrefix("    ") || line.allSatisfy(\.isWhitespace) {
        if block.isEmpty { start = index + 1 }
        block.append(line)
        continue
      }
      let code = lines(of: block.joined(separator: "\n")[...])
      block = []
      guard code.contains(where: { $0.firstMatch(of: /^(import|struct|@MainActor|let|var|func|extension|#Preview)\b/) != nil }) else {
        continue
      }
      if !proven.contains(where: { $0.contains(code) }) {
        findings.append(Finding(path: path, line: start, sentence: "shows code that no file of Examples/Samples holds; compile it there."))
      }
    }
    return findings
  }

  /// Lines that are not empty, without their indentation.
  private static func lines(of text: Substring) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Commands of the repository between backticks or in indented blocks whose first word or whose options the command's own usage does not name.
  static func deadCommands(in text: String, of path: String, usages: [String: String]) -> [Finding] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [Finding] in
      guard line.contains("./") else { return [] }
      return line.matches(of: /(?:^ {4,}|`)(\.\/(?:run|check))((?: [^\s`#;:,)]+)*)/).flatMap { match -> [Finding] in
        guard let usage = usages[String(match.output.1)] else { return [] }
        let words = match.output.2.split(separator: " ")
        let subject = match.output.1 == "./run" ? words.prefix(1).filter { $0.allSatisfy { $0.isLowercase || $0 == "-" } } : []
        return (subject + words.filter { $0.hasPrefix("--") }).filter { !usage.contains($0) }.map {
          Finding(path: path, line: index + 1, sentence: "writes \(match.output.1) with \($0), which the command does not know.")
        }
      }
    }
  }
}
