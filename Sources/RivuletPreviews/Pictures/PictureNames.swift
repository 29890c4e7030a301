/// File names for previews and variants, without characters that have a special meaning in a file system or a URL.
struct PictureNames {
  private var taken: Set<String> = []

  /// Returns a path such as `Weather-TaskList.swift/Tasks` that no other preview has. The path is the same in each run with the same
  /// previews.
  mutating func path(section: String, title: String) -> String {
    let base = "\(Self.plain(section))/\(Self.plain(title))"
    var path = base
    var number = 2
    // File systems may not distinguish between upper and lower case.
    while !taken.insert(path.lowercased()).inserted {
      path = "\(base)-\(number)"
      number += 1
    }
    return path
  }

  /// Returns text that contains only letters, digits, dots, hyphens and underscores.
  static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || character == "." && !result.isEmpty {
        result.append(character)
      } else if result.last != "-", !result.isEmpty {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "preview" : String(result.prefix(80))
  }
}
