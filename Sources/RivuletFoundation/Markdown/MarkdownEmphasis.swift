/// A matcher for the delimiter runs of emphasis, strong emphasis and strikethrough, according to the CommonMark specification.
struct MarkdownEmphasis {
  private(set) var pieces: [MarkdownPiece]

  init(_ pieces: [MarkdownPiece]) {
    self.pieces = pieces
  }

  /// Converts matching delimiter runs, starting at index `start`, to marks. Runs without a match remain text.
  mutating func process(from start: Int) {
    var closer = start
    while closer < pieces.count {
      guard let closing = pieces[closer].delimiter, closing.canClose, closing.count > 0 else {
        closer += 1
        continue
      }
      if let opener = opener(for: closer, from: start) {
        match(opener, closer)
      } else {
        // No opener can match this run.
        if !closing.canOpen { pieces[closer].delimiter = nil }
        closer += 1
      }
    }
    for index in pieces.indices.dropFirst(start) { pieces[index].delimiter = nil }
  }

  private func opener(for closer: Int, from start: Int) -> Int? {
    guard let closing = pieces[closer].delimiter else { return nil }
    for index in stride(from: closer - 1, through: start, by: -1) {
      guard let opening = pieces[index].delimiter, opening.canOpen, opening.count > 0, opening.character == closing.character else {
        continue
      }
      if closing.character == "~" {
        if opening.count == closing.count { return index }
        continue
      }
      let isBothWays = opening.canClose || closing.canOpen
      let sum = opening.originalCount + closing.originalCount
      if isBothWays, sum % 3 == 0, opening.originalCount % 3 != 0 || closing.originalCount % 3 != 0 { continue }
      return index
    }
    return nil
  }

  private mutating func match(_ opener: Int, _ closer: Int) {
    guard var opening = pieces[opener].delimiter, var closing = pieces[closer].delimiter else { return }
    let used: Int
    let mark: Markdown.Marks
    if closing.character == "~" {
      (used, mark) = (closing.count, .strikethrough)
    } else if opening.count >= 2, closing.count >= 2 {
      (used, mark) = (2, .strong)
    } else {
      (used, mark) = (1, .emphasis)
    }
    for index in opener + 1..<closer {
      pieces[index].marks.insert(mark)
      pieces[index].delimiter = nil
    }
    opening.count -= used
    closing.count -= used
    pieces[opener].text.removeLast(used)
    pieces[closer].text.removeFirst(used)
    pieces[opener].delimiter = opening.count > 0 ? opening : nil
    pieces[closer].delimiter = closing.count > 0 ? closing : nil
  }
}
