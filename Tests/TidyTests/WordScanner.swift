/// Finds a pattern in code, wherever it is not allowed.
struct WordScanner: Sendable {
  /// What to look for, as a regular expression over one line of blanked code.
  let pattern: String
  /// What to say where it is found; `$` stands for the text found.
  let sentence: String
  /// Files that may contain it.
  let isExempt: @Sendable (SourceFile) -> Bool

  /// A scanner for all files but the exempt ones.
  init(_ pattern: String, _ sentence: String, exempt isExempt: @escaping @Sendable (SourceFile) -> Bool = { _ in false }) {
    self.pattern = pattern
    self.sentence = sentence
    self.isExempt = isExempt
  }

  /// Every place in the files, in order.
  func findings(in files: [SourceFile]) throws -> [Finding] {
    let regex = try Regex(pattern).wordBoundaryKind(.simple)
    return files.filter { !isExempt($0) }.flatMap { file in
      file.code.enumerated().compactMap { index, line in
        line.firstMatch(of: regex).map { match in
          Finding(path: file.path, line: index + 1, sentence: sentence.replacing("$", with: String(line[match.range])))
        }
      }
    }
  }
}
