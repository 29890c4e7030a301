/// Derives the names of symbols from the names of assets, as Xcode does.
enum SymbolName {
  /// The name in camel case for an asset, such as `myIcon` for `My-Icon`; `Image` and `Color` at the end are dropped.
  static func member(_ name: String, droppingSuffix suffix: String) -> String {
    var words = words(of: name)
    if let last = words.last, last.lowercased().hasSuffix(suffix.lowercased()), last.hasSuffix(suffix) || last == suffix.lowercased() {
      words[words.count - 1] = String(last.dropLast(suffix.count))
      words.removeAll(where: \.isEmpty)
      if words.isEmpty { words = [last] }
    }
    let text = (words.first.map(lowerFirst) ?? "") + words.dropFirst().map(upperFirst).joined()
    return identifier(text)
  }

  /// The name of the type that a namespace becomes, such as `DarkIcons` for `dark icons`.
  static func namespace(_ name: String) -> String { identifier(words(of: name).map(upperFirst).joined()) }

  /// The parts of a name between characters that are neither letters nor digits.
  private static func words(of name: String) -> [String] { name.split { !$0.isLetter && !$0.isNumber }.map(String.init) }

  /// Returns a word with an initial capital.
  private static func upperFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Returns a word whose leading capitals are in lower case. The last of several capitals is kept if a lowercase letter follows: `URLIcon`
  /// becomes `urlIcon`.
  private static func lowerFirst(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let rest = word.dropFirst(capitals)
    let count = capitals > 1 && rest.first?.isLetter == true ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Returns a name that is valid in Swift: with a leading `_` if it starts with a digit, and in backticks if it is a keyword.
  private static func identifier(_ text: String) -> String {
    guard let first = text.first else { return "_" }
    if first.isNumber { return "_\(text)" }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  /// Words that cannot be names without backticks.
  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
  ]
}
