/// The inline marks of Markdown: emphasis, strikethrough, code and links. Line breaks and white space stay as they are.
enum Markdown {
  /// What marks say about a stretch of text.
  struct Marks: OptionSet, Hashable {
    let rawValue: UInt8

    static let emphasis = Marks(rawValue: 1)
    static let strong = Marks(rawValue: 2)
    static let strikethrough = Marks(rawValue: 4)
    static let code = Marks(rawValue: 8)
  }

  /// A stretch of text with the same marks.
  struct Span: Equatable {
    var text: String
    var marks: Marks = []
    var link: String?
  }

  /// Whether a text has any character that may begin a mark.
  static func mayContainMarks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "<"),
        UInt8(ascii: "\\"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// The text without its marks, in stretches that differ from their neighbours.
  static func spans(of text: String) -> [Span] {
    var scanner = MarkdownScanner(text)
    scanner.scan()
    var delimiters = MarkdownEmphasis(scanner.pieces)
    delimiters.process(from: 0)
    var spans: [Span] = []
    for piece in delimiters.pieces where !piece.text.isEmpty {
      if let last = spans.last, last.marks == piece.marks, last.link == piece.link {
        spans[spans.count - 1].text += piece.text
      } else {
        spans.append(Span(text: piece.text, marks: piece.marks, link: piece.link))
      }
    }
    return spans
  }
}
