/// A range of text whose marks are being parsed.
struct MarkdownPiece {
  /// A run of characters that may open or close marks.
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
