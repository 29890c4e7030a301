/// A scanner that divides a string into plain text, delimiter runs, code and links.
struct MarkdownScanner {
  private(set) var pieces: [MarkdownPiece] = []
  private let characters: [Character]
  private var index = 0
  private var plain = ""
  /// The open brackets. Each has the index of its first piece, a flag for whether it may start a link, and a flag for whether it follows
  /// "^" and so may start text with attributes.
  private var brackets: [(piece: Int, isActive: Bool, hasCaret: Bool)] = []

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func scan() {
    while index < characters.count {
      switch characters[index] {
      case "\\": scanEscape()
      case "`": scanCode()
      case "<": scanAutolink()
      case "[": openBracket()
      case "]": closeBracket()
      case "*", "_", "~": scanDelimiter()
      case "&": scanEntity()
      default: take()
      }
    }
    flush()
  }

  private mutating func take() {
    plain.append(characters[index])
    index += 1
  }

  private mutating func flush() {
    if plain.isEmpty { return }
    pieces.append(MarkdownPiece(text: plain))
    plain = ""
  }

  private mutating func scanEscape() {
    if index + 1 < characters.count, characters[index + 1].isMarkdownPunctuation { index += 1 }
    take()
  }

  private func runLength(at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == characters[start] { end += 1 }
    return end - start
  }

  private mutating func scanCode() {
    let length = runLength(at: index)
    var end = index + length
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = runLength(at: end)
      if closing == length {
        flush()
        pieces.append(MarkdownPiece(text: code(in: index + length..<end), marks: .code))
        index = end + length
        return
      }
      end += closing
    }
    for _ in 0..<length { take() }
  }

  /// Returns the text of a code span. If both ends have a space and other characters are between them, removes one space from each end.
  private func code(in range: Range<Int>) -> String {
    var content = characters[range].map { $0.isNewline ? " " : $0 }
    if content.count > 2, content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
      content = Array(content.dropFirst().dropLast())
    }
    return String(content)
  }

  private mutating func scanAutolink() {
    var end = index + 1
    while end < characters.count, characters[end] != ">", characters[end] != "<", !characters[end].isWhitespace { end += 1 }
    let content = String(characters[index + 1..<min(end, characters.count)])
    guard end < characters.count, characters[end] == ">", let link = MarkdownLink.autolink(content) else {
      take()
      return
    }
    flush()
    pieces.append(MarkdownPiece(text: content, link: link))
    index = end + 1
  }

  private mutating func openBracket() {
    let hasCaret = plain.hasSuffix("^") && !isEscaped(index - 1)
    if hasCaret { plain.removeLast() }
    flush()
    brackets.append((pieces.count, true, hasCaret))
    pieces.append(MarkdownPiece(text: hasCaret ? "^[" : "["))
    index += 1
  }

  /// Returns true if an unescaped backslash precedes the character.
  private func isEscaped(_ place: Int) -> Bool {
    let backslashes = characters[..<place].reversed().prefix { $0 == "\\" }.count
    return !backslashes.isMultiple(of: 2)
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else {
      take()
      return
    }
    if bracket.hasCaret, let end = MarkdownLink.attributesEnd(characters, from: index + 1) {
      // The attributes do not affect the displayed text.
      enclose(bracket.piece)
      index = end
      return
    }
    guard bracket.isActive, !bracket.hasCaret, let (link, end) = MarkdownLink.destination(characters, from: index + 1) else {
      take()
      return
    }
    enclose(bracket.piece)
    for piece in pieces.indices.dropFirst(bracket.piece) { pieces[piece].link = link }
    // A link can't contain another link.
    for other in brackets.indices { brackets[other].isActive = false }
    index = end
  }

  /// Processes the marks inside a bracket that is not displayed.
  private mutating func enclose(_ bracket: Int) {
    flush()
    var inner = MarkdownEmphasis(pieces)
    inner.process(from: bracket + 1)
    pieces = inner.pieces
    pieces[bracket].text = ""
  }

  private mutating func scanDelimiter() {
    let character = characters[index]
    let length = runLength(at: index)
    if character == "~", length > 2 {
      for _ in 0..<length { take() }
      return
    }
    flush()
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + length < characters.count ? characters[index + length] : " "
    let isLeft = !after.isWhitespace && (!after.isPunctuationOrSymbol || before.isWhitespace || before.isPunctuationOrSymbol)
    let isRight = !before.isWhitespace && (!before.isPunctuationOrSymbol || after.isWhitespace || after.isPunctuationOrSymbol)
    var (canOpen, canClose) = (isLeft, isRight)
    if character == "_" {
      canOpen = isLeft && (!isRight || before.isPunctuationOrSymbol)
      canClose = isRight && (!isLeft || after.isPunctuationOrSymbol)
    }
    let delimiter = MarkdownPiece.Delimiter(
      character: character, originalCount: length, count: length, canOpen: canOpen, canClose: canClose)
    pieces.append(MarkdownPiece(text: String(repeating: character, count: length), delimiter: delimiter))
    index += length
  }

  private mutating func scanEntity() {
    guard let end = characters[index...].prefix(12).firstIndex(of: ";"),
      let text = MarkdownEntity.text(String(characters[index + 1..<end]))
    else {
      take()
      return
    }
    plain += text
    index = end + 1
  }
}

extension Character {
  fileprivate var isMarkdownPunctuation: Bool {
    guard let value = asciiValue else { return false }
    return 0x21...0x2F ~= value || 0x3A...0x40 ~= value || 0x5B...0x60 ~= value || 0x7B...0x7E ~= value
  }

  fileprivate var isPunctuationOrSymbol: Bool { isPunctuation || isSymbol }
}

/// The character references of Markdown: common names and numbers.
enum MarkdownEntity {
  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…"]

  /// Returns the character for a reference, given without "&" and ";"; nil if the reference is unknown.
  static func text(_ reference: String) -> String? {
    guard reference.hasPrefix("#") else { return names[reference] }
    let digits = reference.dropFirst()
    let value = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

/// A piece of text whose marks are being parsed.
struct MarkdownPiece {
  /// A run of delimiter characters, which may open or close marks.
  struct Delimiter {
    let character: Character
    let originalCount: Int
    var count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  var text: String
  var marks: Markdown.Marks = []
  var link: String?
  var delimiter: Delimiter?
}
