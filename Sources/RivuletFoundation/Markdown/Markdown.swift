/// A parser for inline Markdown: emphasis, strikethrough, code and links. It preserves line breaks and white space.
package enum Markdown {
  /// The marks of a range of text.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let emphasis = Marks(rawValue: 1)
    package static let strong = Marks(rawValue: 2)
    package static let strikethrough = Marks(rawValue: 4)
    package static let code = Marks(rawValue: 8)
  }

  /// A range of text with uniform marks.
  package struct Span: Equatable {
    package var text: String
    package var marks: Marks = []
    package var link: String?

    package init(text: String, marks: Marks = [], link: String? = nil) {
      self.text = text
      self.marks = marks
      self.link = link
    }
  }

  /// Returns true if the text contains a character that can start a mark.
  package static func mayContainMarks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "<"),
        UInt8(ascii: "\\"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// Removes the marks from the text. Returns spans whose marks differ from those of the adjacent spans.
  package static func spans(of text: String) -> [Span] {
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
