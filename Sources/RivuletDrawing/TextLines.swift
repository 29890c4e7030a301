/// The lines of text, from top to bottom. The first line is stored inline, because most text has only one line and needs no array.
package struct TextLines: Equatable, Sendable {
  private(set) var firstLine: TextLine?
  /// The lines after the first; nil instead of empty, so that copies require no reference counting.
  private(set) var further: [TextLine]?

  /// Creates an empty list.
  package init() {}

  /// Creates a list that contains a single line.
  package init(_ line: TextLine) {
    firstLine = line
  }

  /// Creates a list from a sequence of lines.
  package init(_ lines: some Sequence<TextLine>) {
    for line in lines { append(line) }
  }

  /// Appends a line below the existing lines.
  package mutating func append(_ line: TextLine) {
    if firstLine == nil {
      firstLine = line
    } else {
      further = further ?? []
      further?.append(line)
    }
  }
}

extension TextLines: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package var count: Int { firstLine == nil ? 0 : (further?.count ?? 0) + 1 }

  package subscript(place: Int) -> TextLine {
    get {
      guard let line = place > 0 ? further?[place - 1] : firstLine else {
        fatalError("There is no line \(place) among \(count).")
      }
      return line
    }
    set {
      if !indices.contains(place) { fatalError("There is no line \(place) among \(count).") }
      if place > 0 { further?[place - 1] = newValue } else { firstLine = newValue }
    }
  }
}

extension TextLines: ExpressibleByArrayLiteral {
  package init(arrayLiteral lines: TextLine...) {
    self.init(lines)
  }
}
