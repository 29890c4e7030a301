/// A generator of file names for previews and variants. The names contain no characters with a special meaning in a file system or URL.
struct PictureNames {
  private var taken: Set<String> = []

  /// Returns a unique path, such as `Weather-TaskList.swift/Tasks`. The path is the same in every run with the same previews.
  mutating func path(section: String, title: String) -> String {
    let base = "\(Self.plain(section))/\(Self.plain(title))"
    var path = base
    var number = 2
    // File systems may be case-insensitive.
    while !taken.insert(path.lowercased()).inserted {
      path = "\(base)-\(number)"
      number += 1
    }
    return path
  }

  /// Returns the text with all characters replaced except letters, digits, dots, hyphens, and underscores.
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
