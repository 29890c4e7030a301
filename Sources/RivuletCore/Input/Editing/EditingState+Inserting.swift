extension EditingState {
  /// Replaces the selection and the marked text with the given characters. Line breaks and tabs become spaces unless they are to be kept.
  /// Other control characters are removed.
  package mutating func insert(_ string: String, keepingBreaks: Bool = false, keepingTabs: Bool = false) {
    let string = EditingState.plain(string, keepingBreaks: keepingBreaks, keepingTabs: keepingTabs)
    if !string.isEmpty, string.dropFirst().isEmpty, marked == nil, selection.isCaret {
      if startsWord(string) { interruptHistory() }
      replace(selection.range, with: string, .typing)
    } else {
      replace(selection.range, with: string, .single)
    }
  }

  /// Returns true if the character starts a new word, which is then undone separately.
  private func startsWord(_ string: String) -> Bool {
    guard let last = part(boundaries.previous(selection.head)..<selection.head).first else { return false }
    return last.isWhitespace && string.first?.isWhitespace == false
  }

  /// Sets the text that an input method is composing, which is displayed in place of the selection. `selection` is the part that the input
  /// method highlights, in UTF-8 code units of `string`. An empty string removes the marked text and restores the previous selection.
  package mutating func mark(_ string: String, selection: Range<Int>) {
    let string = EditingState.plain(string)
    marked = string.isEmpty ? nil : MarkedText(string, selection: selection)
  }

  /// Inserts the marked text. Returns false if no text is marked.
  @discardableResult
  package mutating func commitMarked() -> Bool {
    guard let marked else { return false }
    replace(selection.range, with: marked.string, .single)
    return true
  }

  /// Returns the string with line breaks and tabs replaced unless they are to be kept, and without other control characters.
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

  /// Returns true if the scalar is a line break.
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
