import Foundation

/// Limits on files: their length, their names and what they hold.
enum Budgets {
  /// The most lines that a file may have.
  static let lineLimit = 600

  /// Files that are too long.
  static func tooLong(_ files: [SourceFile]) -> [Finding] {
    files.filter { $0.lineCount > lineLimit }.map {
      Finding(path: $0.path, line: nil, sentence: "has \($0.lineCount) lines; split it by idea so that none exceeds \(lineLimit).")
    }
  }

  /// Files whose name says nothing about what they are for.
  static func nameless(_ files: [SourceFile]) -> [Finding] {
    files.compactMap { file in
      let words = file.name.dropLast(".swift".count).split { "+.-_".contains($0) }
      guard words.contains(where: { $0.firstMatch(of: /(Util|Utils|Utilities|Helper|Helpers|Misc|Manager|Impl|V\d+)$/) != nil }) else {
        return nil
      }
      return Finding(path: file.path, line: nil, sentence: "has a name that says no role; name it after what it does.")
    }
  }

  /// Files of one target with the same name, which do not build.
  static func namesakes(_ files: [SourceFile]) -> [Finding] {
    Dictionary(grouping: files) { "\($0.path.split(separator: "/").prefix(2).joined(separator: "/"))/\($0.name)" }
      .filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { Finding(path: $0.key, line: nil, sentence: "exists \($0.value.count) times in its target; one of them needs another name.") }
  }

  /// Notes to oneself in comments or code.
  static func notes(_ files: [SourceFile]) -> [Finding] {
    files.filter { file in ["TODO", "FIXME", "XXX", "HACK"].contains { file.text.contains($0) } }.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
        line.firstMatch(of: /\b(TODO|FIXME|XXX|HACK)\b/.wordBoundaryKind(.simple)).map {
          Finding(
            path: file.path, line: index + 1, sentence: "has a note '\(line[$0.range])'; do it, or write down in a document what is open.")
        }
      }
    }
  }

  /// How many types a file declares at its top level.
  static func topLevelTypes(_ file: SourceFile) -> Int {
    let declaration =
      /^(?:@[\w.]+(?:\([^)]*\))? )*(?:(?:public|package|internal|private|fileprivate|final|indirect|nonisolated|open) )*(?:struct|class|enum|actor|protocol) \w/
    return file.code.count { $0.firstMatch(of: declaration) != nil }
  }
}
