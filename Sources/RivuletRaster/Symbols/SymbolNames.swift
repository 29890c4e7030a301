/// The mapping of system symbols to files.
///
/// Most names differ only in their separators. Tables contain the others by the longest known prefix of the name; the rest (`circle`,
/// `fill`, `slash` …) names a variant of the file.
enum SymbolNames {
  /// A row of a table.
  private struct Row {
    let file: Substring
    /// The prefix of the names of variants.
    let stem: Substring
  }

  /// The rows of all tables, one per line.
  static var table: String { [namesAToC, namesDToF, namesGToO, namesPToR, namesSToZ].joined(separator: "\n") }

  private static let rows: [Substring: Row] = {
    var rows: [Substring: Row] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      rows[words[0]] = Row(file: words[1], stem: words.count > 2 ? words[2] : words[1])
    }
    return rows
  }()

  /// The parts of a name that may be left out if no file has them: the frame or the fill of a symbol.
  private static let dispensable: Set<Substring> = ["fill", "circle", "square", "rectangle", "inverse"]

  /// The words in names that have equivalents. Reading directions are those of left-to-right text.
  private static let synonyms: [Substring: Substring] = [
    "document": "doc", "backward": "left", "forward": "right", "leading": "left", "trailing": "right", "leadinghalf": "lefthalf",
    "trailinghalf": "righthalf", "leadingthird": "leftthird", "trailingthird": "rightthird",
  ]

  /// Returns the words in a name; empty if no symbol could have this name.
  static func words(of name: String) -> [Substring] {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    return words.allSatisfy(isWord) ? words : []
  }

  /// Returns the names of files that draw a symbol with all its parts, without their extension, best first.
  static func wholeFiles(for words: [Substring]) -> [String] {
    var files: [String] = []
    let plain = words.map { synonyms[$0] ?? $0 }
    for words in plain == words ? [words] : [words, plain] where !words.isEmpty { add(words, to: &files) }
    if plain.dropLast().contains("fill") { add(filled(plain), to: &files) }
    return files
  }

  /// Returns the names of files that draw a similar symbol, without their extension, best first.
  static func similarFiles(for words: [Substring]) -> [String] {
    likenesses(of: words).flatMap { files(for: $0) }
  }

  /// Returns the names of similar symbols, most similar first: with equivalent words, entirely filled instead of partly, and without a
  /// badge.
  private static func likenesses(of words: [Substring]) -> [[Substring]] {
    let plain = words.map { synonyms[$0] ?? $0 }
    var names = [plain]
    if plain.dropLast().contains("fill") { names.append(filled(plain)) }
    if let badge = plain.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), badge > 0 {
      let bare = Array(plain[..<badge])
      names.append(plain.contains("fill") ? filled(bare) : bare)
    }
    return names
  }

  /// Returns the name of the entirely filled symbol.
  private static func filled(_ words: [Substring]) -> [Substring] { words.filter { $0 != "fill" } + ["fill"] }

  private static func files(for name: [Substring]) -> [String] {
    var words = name
    var files: [String] = []
    while !words.isEmpty {
      add(words, to: &files)
      guard let last = words.last, dispensable.contains(last), words.count > 1 else { break }
      words.removeLast()
    }
    return files
  }

  private static func add(_ words: [Substring], to files: inout [String]) {
    for count in stride(from: words.count, to: 0, by: -1) {
      guard let row = rows[Substring(words[..<count].joined(separator: "."))] else { continue }
      let variant = words[count...]
      files.append(variant.isEmpty ? String(row.file) : ([row.stem] + variant).joined(separator: "-"))
      break
    }
    files.append(words.joined(separator: "-"))
  }

  private static func isWord(_ word: Substring) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}
