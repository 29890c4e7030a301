/// The compiler messages in a build's output, without duplicates and grouped by file.
package struct CompilerMessages {
  /// A message, along with the lines that show its location.
  package struct Message: Equatable {
    package var file: Substring
    package var line: Int
    /// The text, such as `error: no such module 'Charts'`.
    package var text: Substring
    /// All lines of the message, starting with the line that contains the file and location.
    var lines: [Substring]
  }

  package let messages: [Message]
  /// The lines that do not belong to a message.
  let others: [Substring]

  init(_ lines: [Substring]) {
    var messages: [Message] = [], others: [Substring] = [], seen: Set<Substring> = []
    var isRepeated = false
    for line in lines {
      if let begun = Self.message(beginningWith: line) {
        isRepeated = !seen.insert(line).inserted
        if !isRepeated { messages.append(begun) }
      } else if isRepeated {
        if line.hasPrefix("error: ") { others.append(line) }
      } else if messages.isEmpty || line.hasPrefix("error: ") {
        others.append(line)
      } else {
        messages[messages.count - 1].lines.append(line)
      }
    }
    // Group the messages by file in name order, and sort each group by line.
    self.messages = messages.enumerated().sorted {
      ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
    }.map(\.element)
    // The message already names the program that ended.
    let hasErrors = messages.contains { $0.text.hasPrefix("error: ") }
    self.others = hasErrors ? others.filter { !Self.onlyReportsFailure($0) } : others
  }

  /// Returns true for a line that only reports that a compiler step failed.
  private static func onlyReportsFailure(_ line: Substring) -> Bool {
    line == "error: fatalError" || line.hasPrefix("error: emit-module command failed")
      || line.hasPrefix("error: compile command failed with")
  }

  /// Parses a line such as `/path/A.swift:3:9: error: text`. A note is part of the preceding message.
  private static func message(beginningWith line: Substring) -> Message? {
    guard line.first == "/", let kind = line.firstRange(of: ": error: ") ?? line.firstRange(of: ": warning: ") else { return nil }
    let place = line[..<kind.lowerBound].split(separator: ":")
    guard place.count == 3, let number = Int(place[1]) else { return nil }
    return Message(file: place[0], line: number, text: line[line.index(kind.lowerBound, offsetBy: 2)...], lines: [line])
  }

  /// The text to display: the messages, followed by all other lines.
  var text: String {
    (messages.flatMap { UserLines.restored($0.lines) } + others).joined(separator: "\n")
  }
}
