/// A Swift file as the scanners see it.
struct SourceFile {
  /// Relative to the repository, `Sources/RivuletGraph/Graph.swift` for example.
  let path: String
  /// The whole text.
  let text: String
  /// The text with comments and the insides of string literals blanked, line by line. What Swift interpolates into a string stays.
  let code: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = CodeText.blanked(text).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A file of a room, for feeding a scanner.
  init(in room: String, named name: String = "Snippet.swift", _ text: String) {
    self.init(path: "Sources/\(room)/\(name)", text: text)
  }

  /// The second part of the path: the target's name.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The number of lines, a last one without a line break included.
  var lineCount: Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count - (text.hasSuffix("\n") ? 1 : 0)
  }
}
