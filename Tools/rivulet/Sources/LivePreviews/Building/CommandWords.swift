/// Operations on the words of a command line.
enum CommandWords {
  /// Splits a line into words, as a shell does.
  static func split(_ line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var isInside = false
    var quote: Character?
    var characters = line[...]
    while let character = characters.popFirst() {
      if let open = quote {
        if character == open {
          quote = nil
        } else if character == "\\", open == "\"", let next = characters.popFirst() {
          word.append(next)
        } else {
          word.append(character)
        }
      } else if character == "'" || character == "\"" {
        (quote, isInside) = (character, true)
      } else if character == "\\", let next = characters.popFirst() {
        word.append(next)
        isInside = true
      } else if character == " " {
        if isInside || !word.isEmpty { words.append(word) }
        (word, isInside) = ("", false)
      } else {
        word.append(character)
      }
    }
    if isInside || !word.isEmpty { words.append(word) }
    return words
  }

  /// Returns the words without the given options and their values.
  ///
  /// - Parameters:
  ///   - flags: The options that take no value.
  ///   - options: The options whose value is the next word.
  static func without(_ words: [String], flags: Set<String>, options: Set<String>) -> [String] {
    var kept: [String] = []
    var index = 0
    while index < words.count {
      if options.contains(words[index]) {
        index += 2
      } else {
        if !flags.contains(words[index]) { kept.append(words[index]) }
        index += 1
      }
    }
    return kept
  }
}
