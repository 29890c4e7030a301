/// A namespace for functions that parse the destinations of Markdown links.
enum MarkdownLink {
  /// Returns the destination of an autolink `<…>` with the given content, or nil if the content is neither a URL with a scheme nor an
  /// email address.
  static func autolink(_ content: String) -> String? {
    if let colon = content.firstIndex(of: ":") {
      let scheme = content[..<colon]
      let isScheme = scheme.count >= 2 && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
      if isScheme, scheme.first?.isLetter == true { return content }
    }
    let parts = content.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !parts[1].hasSuffix("."), !content.contains("\\") else { return nil }
    return "mailto:" + content
  }

  /// Parses `(address "title")` at index `start`. Returns the destination and the index after it, or nil if the syntax doesn't match.
  static func destination(_ characters: [Character], from start: Int) -> (link: String, end: Int)? {
    guard start < characters.count, characters[start] == "(" else { return nil }
    var index = skipSpaces(characters, start + 1)
    var link = ""
    if index < characters.count, characters[index] == "<" {
      index += 1
      while index < characters.count, characters[index] != ">" {
        if characters[index].isNewline { return nil }
        link.append(characters[index])
        index += 1
      }
      index += 1
    } else {
      var depth = 0
      while index < characters.count, !characters[index].isWhitespace {
        if characters[index] == "(" { depth += 1 }
        if characters[index] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        link.append(characters[index])
        index += 1
      }
    }
    index = skipTitle(characters, skipSpaces(characters, index))
    guard index < characters.count, characters[index] == ")" else { return nil }
    return (link, index + 1)
  }

  /// Parses `(name: value, …)` at index `start`. Returns the index after it, or nil if the syntax doesn't match.
  static func attributesEnd(_ characters: [Character], from start: Int) -> Int? {
    guard start < characters.count, characters[start] == "(" else { return nil }
    var depth = 0
    var quote: Character?
    var index = start
    while index < characters.count {
      let character = characters[index]
      if let open = quote {
        if character == "\\" { index += 1 } else if character == open { quote = nil }
      } else {
        switch character {
        case "\"", "'": quote = character
        case "(", "[", "{": depth += 1
        case ")", "]", "}":
          depth -= 1
          if depth == 0 { return character == ")" ? index + 1 : nil }
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  private static func skipSpaces(_ characters: [Character], _ start: Int) -> Int {
    var index = start
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    return index
  }

  private static func skipTitle(_ characters: [Character], _ start: Int) -> Int {
    guard start < characters.count, characters[start] == "\"" || characters[start] == "'" else { return start }
    var index = start + 1
    while index < characters.count, characters[index] != characters[start] { index += 1 }
    return skipSpaces(characters, index + 1)
  }
}
