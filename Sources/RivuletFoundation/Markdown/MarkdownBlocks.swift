/// The blocks of a Markdown document: headings, paragraphs, lists, quotes and code. The text of each block is inline Markdown.
struct MarkdownBlocks {
  /// A single block of a document.
  struct Block: Equatable {
    var text: String
    /// True if the text is code, in which marks are not interpreted.
    var isCode = false
    /// True if the text is a heading.
    var isHeading = false
  }

  private(set) var blocks: [Block] = []
  private var paragraph: [Substring] = []

  /// Parses the blocks of a document.
  init(_ document: String) {
    var lines = document.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() { take(line, &lines) }
    endParagraph()
  }

  private mutating func take(_ line: Substring, _ rest: inout ArraySlice<Substring>) {
    let content = line.drop { $0 == " " }
    let indent = line.count - content.count
    if content.isEmpty { return endParagraph() }
    if indent >= 4, paragraph.isEmpty { return takeIndentedCode(line, &rest) }
    if let fence = Self.fence(content) { return takeFence(fence, &rest) }
    if let heading = Self.heading(content) { return add(Block(text: heading, isHeading: true)) }
    if !paragraph.isEmpty, content.allSatisfy({ $0 == "=" || $0 == "-" }), Set(content).count == 1 {
      let text = takeParagraph()
      return blocks.append(Block(text: text, isHeading: true))
    }
    if Self.isBreak(content) { return endParagraph() }
    if content.first == ">" {
      if paragraph.isEmpty || !blocks.isEmpty { endParagraph() }
      return take(content.dropFirst().drop { $0 == " " }, &rest)
    }
    if let item = Self.item(content) {
      endParagraph()
      return take(item, &rest)
    }
    paragraph.append(content)
  }

  private mutating func takeIndentedCode(_ line: Substring, _ rest: inout ArraySlice<Substring>) {
    var code = [line.dropFirst(4)]
    while let next = rest.first, next.hasPrefix("    ") || next.allSatisfy({ $0 == " " }) {
      code.append(next.dropFirst(4))
      rest.removeFirst()
    }
    while code.last?.isEmpty == true { code.removeLast() }
    blocks.append(Block(text: code.joined(separator: "\n") + "\n", isCode: true))
  }

  private mutating func takeFence(_ fence: Substring, _ rest: inout ArraySlice<Substring>) {
    endParagraph()
    var code = ""
    while let line = rest.popFirst() {
      let content = line.drop { $0 == " " }
      if content.hasPrefix(fence), content.allSatisfy({ $0 == fence.first || $0 == " " }) { break }
      code += line + "\n"
    }
    blocks.append(Block(text: code, isCode: true))
  }

  private mutating func add(_ block: Block) {
    endParagraph()
    blocks.append(block)
  }

  private mutating func endParagraph() {
    if !paragraph.isEmpty { blocks.append(Block(text: takeParagraph())) }
  }

  /// Joins and removes the lines of the current paragraph. A line ending becomes a space, or a line break if it follows two spaces or a
  /// backslash.
  private mutating func takeParagraph() -> String {
    var text = ""
    for (index, line) in paragraph.enumerated() {
      if index == paragraph.count - 1 {
        text += String(line.trimmed)
      } else if line.hasSuffix("  ") {
        text += line.trimmed + "\n"
      } else if line.hasSuffix("\\") {
        text += line.dropLast() + "\n"
      } else {
        text += line.trimmed + " "
      }
    }
    paragraph = []
    return text
  }

  private static func fence(_ content: Substring) -> Substring? {
    guard let first = content.first, first == "`" || first == "~" else { return nil }
    let run = content.prefix { $0 == first }
    guard run.count >= 3, first == "~" || !content.dropFirst(run.count).contains("`") else { return nil }
    return run
  }

  private static func heading(_ content: Substring) -> String? {
    let level = content.prefix { $0 == "#" }.count
    let rest = content.dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    let text = rest.trimmed
    let closing = text.reversed().prefix { $0 == "#" }.count
    let before = text.dropLast(closing)
    return String(before.isEmpty || before.last == " " ? before.trimmed : text)
  }

  private static func isBreak(_ content: Substring) -> Bool {
    let marks = content.filter { $0 != " " }
    guard marks.count >= 3, let first = marks.first, "*-_".contains(first) else { return false }
    return marks.allSatisfy { $0 == first }
  }

  /// Returns the text after the bullet or number of a list item, or nil for any other line.
  private static func item(_ content: Substring) -> Substring? {
    if let first = content.first, "-*+".contains(first), content.dropFirst().first == " " {
      return content.dropFirst(2).drop { $0 == " " }
    }
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let rest = content.dropFirst(digits.count)
    guard (1...9).contains(digits.count), rest.first == "." || rest.first == ")", rest.dropFirst().first == " " else { return nil }
    return rest.dropFirst(2).drop { $0 == " " }
  }
}

extension Substring {
  /// The text without leading and trailing spaces.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
