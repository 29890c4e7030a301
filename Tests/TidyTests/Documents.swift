import Foundation

/// What the documents promise.
enum Documents {
  /// Numbers of the behaviour rules, from the list beside this file.
  static let rules = Set(Repository.text("Tests/TidyTests/Rules.txt").split(whereSeparator: \.isWhitespace).map(String.init))

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
