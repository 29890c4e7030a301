/// A conversion of asset names to symbol names that follows Xcode's rules.
enum SymbolName {
  /// Returns the camel-case member name for an asset, such as `myIcon` for `My-Icon`. A trailing `Image` or `Color` is removed.
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

  /// Returns the type name for a namespace, such as `DarkIcons` for `dark icons`.
  static func namespace(_ name: String) -> String { identifier(words(of: name).map(upperFirst).joined()) }

  /// Returns the parts of a name that consist of letters and digits.
  private static func words(of name: String) -> [String] { name.split { !$0.isLetter && !$0.isNumber }.map(String.init) }

  /// Returns a word with its first letter capitalized.
  private static func upperFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Returns a word with its leading capital letters in lowercase. If a lowercase letter follows several capitals, the last capital is
  /// preserved: `URLIcon` becomes `urlIcon`.
  private static func lowerFirst(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let rest = word.dropFirst(capitals)
    let count = capitals > 1 && rest.first?.isLetter == true ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Returns a valid Swift identifier, adding a leading `_` before a digit, or backticks around a keyword.
  private static func identifier(_ text: String) -> String {
    guard let first = text.first else { return "_" }
    if first.isNumber { return "_\(text)" }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  /// The words that require backticks when used as names.
  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
  ]
}
