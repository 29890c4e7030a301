import Foundation

/// What the documents promise.
enum Documents {
  /// Numbers of the behaviour rules, from the list beside this file.
  static let rules = Set(Repository.text("Tests/TidyTests/Rules.txt").split(whereSeparator: \.isWhitespace).map(String.init))

  /// Numbers of the scenarios on data flow, from the list beside this file.
  static let scenarios = Repository.text("Tests/TidyTests/Scenarios.txt").split(whereSeparator: \.isWhitespace).map(String.init)

  /// The statements and scenarios on data flow, each of which some test has to name.
  static let statements = rules.filter { $0.wholeMatch(of: /(A[1-6]|B[1-5]|B8|B10|B11)\.\d\d[bc]?|B12\.07/) != nil }.sorted() + scenarios

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

  /// The numbers in a text: `A1.02`, `S07`, and `B6.18/19` or `B5.03–06` for several of a chapter.
  private static func numbers(in text: String) -> [String] {
    let statement = /\b(?<chapter>[AB]\d+)\.(?<number>\d\d)(?<letter>[bc]?)(?<more>(?:[\/–]\d\d\b)*)(?!\d)/.wordBoundaryKind(.simple)
    let several = text.matches(of: statement).flatMap { match -> [String] in
      var numbers = [match.output.number + match.output.letter]
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
    let citation = /\bB(?<chapter>\d+)\.(?<number>\d\d)(?<more>(?:[\/–]\d\d\b)*)(?!\d)/.wordBoundaryKind(.simple)
    return line.matches(of: citation).flatMap { match in
      let more = match.output.more.split { "/–".contains($0) }
      return ([match.output.number] + more).map { "B\(match.output.chapter).\($0)" }
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
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      line.firstMatch(of: /(^|[\s"'`(=:])\/(home|Users|root|work|tmp\/brief)\/[\w.]/).map { _ in
        Finding(path: path, line: index + 1, sentence: "names a folder of one machine; write paths relative to the repository.")
      }
    }
  }
}
