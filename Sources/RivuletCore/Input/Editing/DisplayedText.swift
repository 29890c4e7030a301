/// Edited text in its displayed form, which includes an input method's marked text and may replace characters with bullets. Offsets are in
/// UTF-8 code units.
package struct DisplayedText: Equatable, Sendable {
  /// The displayed string.
  package let string: String
  /// The displayed selection; empty while text is marked.
  package let selection: Range<Int>
  package let caret: Int
  /// The range of the marked text; nil if no text is marked.
  package let marked: Range<Int>?

  /// The character boundaries of the text that the bullets replace; nil if the text is displayed unmodified.
  private let hidden: [Int]?

  /// The character displayed in place of each hidden character.
  private static let bullet = "•"

  /// - Parameters:
  ///   - isSecure: True if every character is displayed as a bullet.
  ///   - keepsBreaks: True if line breaks are displayed as such.
  package init(_ state: EditingState, isSecure: Bool = false, keepsBreaks: Bool = false) {
    var string = state.text
    var selection = state.selection.range
    var caret = state.selection.head
    var marked: Range<Int>?
    if let text = state.marked {
      let start = selection.lowerBound
      string = state.part(0..<start) + text.string + state.part(selection.upperBound..<state.text.utf8.count)
      selection = start..<start
      caret = start + text.selection.upperBound
      marked = start..<start + text.string.utf8.count
    }
    let boundaries = isSecure ? TextBoundaries(string).all : nil
    let place: (Int) -> Int = { offset in boundaries.map { DisplayedText.bullets($0, before: offset) } ?? offset }
    self.string =
      boundaries.map { String(repeating: DisplayedText.bullet, count: $0.count - 1) }
      ?? (keepsBreaks ? string : DisplayedText.withoutBreaks(string))
    self.selection = place(selection.lowerBound)..<place(selection.upperBound)
    self.caret = place(caret)
    self.marked = marked.map { place($0.lowerBound)..<place($0.upperBound) }
    hidden = boundaries
  }

  /// Converts an offset in the displayed string to an offset in the text. The result is valid only while no text is marked.
  package func source(of offset: Int) -> Int {
    guard let hidden else { return offset }
    return hidden[min(max(offset / DisplayedText.bullet.utf8.count, 0), hidden.count - 1)]
  }

  /// The offsets at which the displayed characters start, followed by the end of the string.
  package var boundaries: [Int] { TextBoundaries(string).all }

  /// Returns the offsets at which the characters in a range of a string start, followed by the end of the range. The range must start at a
  /// character boundary.
  package static func boundaries(in part: Range<Int>, of string: String) -> [Int] {
    let start = string.utf8.index(string.startIndex, offsetBy: part.lowerBound)
    let end = string.utf8.index(start, offsetBy: part.count)
    var list = [part.lowerBound]
    for character in string[start..<end] { list.append(list[list.count - 1] + character.utf8.count) }
    return list
  }

  private static func bullets(_ boundaries: [Int], before offset: Int) -> Int {
    (boundaries.lastIndex { $0 <= offset } ?? 0) * bullet.utf8.count
  }

  /// Returns the text as a single line. Each line break is replaced with a space character of the same number of code units, so that
  /// offsets remain valid.
  private static func withoutBreaks(_ string: String) -> String {
    guard string.contains(where: \.isNewline) else { return string }
    var line = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x0A...0x0D: line.append(" ")
      case 0x85: line.append("\u{A0}")
      case 0x2028, 0x2029: line.append("\u{2007}")
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
