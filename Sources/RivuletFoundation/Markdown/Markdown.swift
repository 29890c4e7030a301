/// The inline marks of Markdown: emphasis, strikethrough, code and links. Line breaks and white space are preserved.
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

  /// A range of text with the same marks.
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

  /// Returns true if text contains any character that may start a mark.
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

  /// Returns the text without its marks, as spans, each with different marks from its neighbours.
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
