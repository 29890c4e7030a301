extension EditingState {
  /// Replaces the selection and the marked text with characters. A line contains no line breaks and no tabs: each becomes a space, unless
  /// it is kept. Other control characters are left out.
  package mutating func insert(_ string: String, keepingBreaks: Bool = false, keepingTabs: Bool = false) {
    let string = EditingState.plain(string, keepingBreaks: keepingBreaks, keepingTabs: keepingTabs)
    if string.count == 1, marked == nil, selection.isCaret {
      if startsWord(string) { interruptHistory() }
      replace(selection.range, with: string, .typing)
    } else {
      replace(selection.range, with: string, .single)
    }
  }

  /// Returns true if a character begins a word, so that words are undone one by one.
  private func startsWord(_ string: String) -> Bool {
    guard let last = part(boundaries.previous(selection.head)..<selection.head).first else { return false }
    return last.isWhitespace && string.first?.isWhitespace == false
  }

  /// Shows the text that an input method is about to insert, in place of the selection. `selection` is the part that the method points at,
  /// in UTF-8 code units of `string`. An empty string removes the marked text, and the former selection is selected again.
  package mutating func mark(_ string: String, selection: Range<Int>) {
    let string = EditingState.plain(string)
    marked = string.isEmpty ? nil : MarkedText(string, selection: selection)
  }

  /// Inserts the marked text. Returns false if there is none.
  @discardableResult
  package mutating func commitMarked() -> Bool {
    guard let marked else { return false }
    replace(selection.range, with: marked.string, .single)
    return true
  }

  /// Returns the string as it may occur in one line, or in several.
  static func plain(_ string: String, keepingBreaks: Bool = false, keepingTabs: Bool = false) -> String {
    guard string.unicodeScalars.contains(where: { $0.properties.generalCategory == .control || isBreak($0) }) else { return string }
    var line = String.UnicodeScalarView()
    for character in string {
      if character.isNewline || character == "\t" {
        line.append(character == "\t" ? keepingTabs ? "\t" : " " : keepingBreaks ? "\n" : " ")
      } else {
        line.append(contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control })
      }
    }
    return String(line)
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x2028 || scalar.value == 0x2029 }
}
