/// A mapping of system symbol names to files.
///
/// Most names differ only in their separators. Tables map other names by their longest known prefix. The rest of such a name (`circle`,
/// `fill`, `slash` …) identifies a variant of the file.
enum SymbolNames {
  /// A row of a table.
  private struct Row {
    let file: Substring
    /// The stem of the variants' file names.
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

  /// The parts of a name that can be omitted if no file matches: the enclosing shape or the fill.
  private static let optionalWords: Set<Substring> = ["fill", "circle", "square", "rectangle", "inverse"]

  /// The words that have synonyms. Words for the reading direction have their meaning in left-to-right text.
  private static let synonyms: [Substring: Substring] = [
    "document": "doc", "backward": "left", "forward": "right", "leading": "left", "trailing": "right", "leadinghalf": "lefthalf",
    "trailinghalf": "righthalf", "leadingthird": "leftthird", "trailingthird": "rightthird",
  ]

  /// Returns the words in a name; empty if the name is not a valid symbol name.
  static func words(of name: String) -> [Substring] {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    return words.allSatisfy(isWord) ? words : []
  }

  /// Returns the names of files that show a complete symbol, without extensions, best match first.
  static func wholeFiles(for words: [Substring]) -> [String] {
    var files: [String] = []
    let plain = words.map { synonyms[$0] ?? $0 }
    for words in plain == words ? [words] : [words, plain] where !words.isEmpty { add(words, to: &files) }
    if plain.dropLast().contains("fill") { add(filled(plain), to: &files) }
    return files
  }

  /// Returns the names of files that show a similar symbol, without extensions, best match first.
  static func similarFiles(for words: [Substring]) -> [String] {
    similarNames(of: words).flatMap { files(for: $0) }
  }

  /// Returns the names of similar symbols, most similar first. They use synonyms, are entirely instead of partly filled, and omit badges.
  private static func similarNames(of words: [Substring]) -> [[Substring]] {
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
      guard let last = words.last, optionalWords.contains(last), words.count > 1 else { break }
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
