extension EditingState {
  /// Replaces the selection and the marked text with characters. A line contains no line breaks and no tabs: each becomes a space, unless
  /// it is kept. Other control characters are omitted.
  package mutating func insert(_ string: String, keepingBreaks: Bool = false, keepingTabs: Bool = false) {
    let string = EditingState.plain(string, keepingBreaks: keepingBreaks, keepingTabs: keepingTabs)
    if !string.isEmpty, string.dropFirst().isEmpty, marked == nil, selection.isCaret {
      if startsWord(string) { interruptHistory() }
      replace(selection.range, with: string, .typing)
    } else {
      replace(selection.range, with: string, .single)
    }
  }

  /// Returns true if a character starts a word, so that words are undone one at a time.
  private func startsWord(_ string: String) -> Bool {
    guard let last = part(boundaries.previous(selection.head)..<selection.head).first else { return false }
    return last.isWhitespace && string.first?.isWhitespace == false
  }

  /// Shows the text that an input method is about to insert, in place of the selection. `selection` is the part that the method highlights,
  /// in UTF-8 code units of `string`. An empty string removes the marked text and restores the previous selection.
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

  /// Returns the string in a form that is valid in a single line, or in several lines.
  static func plain(_ string: String, keepingBreaks: Bool = false, keepingTabs: Bool = false) -> String {
    guard string.unicodeScalars.contains(where: { isControl($0) || isBreak($0) }) else { return string }
    var line = String.UnicodeScalarView()
    line.reserveCapacity(string.utf8.count)
    var previous: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      if isBreak(scalar) {
        if previous != "\r" || scalar != "\n" { line.append(keepingBreaks ? "\n" : " ") }
      } else if scalar == "\t" {
        line.append(keepingTabs ? "\t" : " ")
      } else if !isControl(scalar) {
        line.append(scalar)
      }
      previous = scalar
    }
    return String(line)
  }

  /// Returns true if a scalar ends a line.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.value < 0x20 || scalar.value == 0x7F : scalar.properties.generalCategory == .control
  }
}
