import Foundation
import Testing

/// Comments that read as if translated. There are none.
struct PlainEnglishTests {
  /// The comment lines of `Sources` that are allowed.
  private static let limit = 0

  private static let patterns = [
    #"^\s*///?\s+(What|Who|Whose|Where|How|Which|As)\s+(?!is the|does it|do you)[a-z]"#,
    #"^\s*///?\s+The same\b"#,
    #"^\s*///?\s+(Has|Lets)\s+(the |a |an |its |what |all )?[a-z]+ [a-z]+"#,
    #"\b([Nn]o|[Ss]ome|[Aa]ny|[Ee]very)body\b"#,
    #"\b(those|one|whatever|all|object|view|code)\s+who\b|^\s*///?\s+Who\b"#,
    #"\bof which\b|\bthat of\b"#,
    #"\b(is|are) told\b|\btells? of\b|\bshall\b|\bgoes by\b|\bfor good\b|\bat once\b$"#,
  ]

  private func count(_ lines: some Sequence<Substring>) throws -> Int {
    let patterns = try Self.patterns.map { try NSRegularExpression(pattern: $0) }
    return lines.filter { line in
      guard line.drop(while: \.isWhitespace).hasPrefix("//") else { return false }
      let text = String(line), range = NSRange(text.startIndex..., in: text)
      return patterns.contains { $0.firstMatch(in: text, range: range) != nil }
    }.count
  }

  @Test func `a comment starts with a noun or a verb`() throws {
    let sentences = [
      "/// What is shown.", "  // Where it stands.", "/// How long a row is.", "/// The same for rows.", "/// Has the view go.",
      "/// Nothing that anybody keeps.",
      "/// The type of which it is.", "/// It shall be drawn.", "/// It is told of it.",
    ]
    #expect(try count(sentences.map { $0[...] }) == sentences.count)
    let plain = [
      "/// The scroll offset, in points.", "/// Returns the row under a point, or nil.", "/// True while the row is dragged.",
      "let what = 1",
    ]
    #expect(try count(plain.map { $0[...] }) == 0)
  }

  @Test func `the sources do not get more comments that read as if translated`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var found = 0
    let files = FileManager.default.enumerator(at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    for case let file as URL in files! where ["swift", "c", "h"].contains(file.pathExtension) {
      found += try count(String(contentsOf: file, encoding: .utf8).split(separator: "\n"))
    }
    #expect(found <= Self.limit, "\(found) comment lines read as if translated; \(Self.limit) may. Start a comment with a noun or a verb.")
  }
}
