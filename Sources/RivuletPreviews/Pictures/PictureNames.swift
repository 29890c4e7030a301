/// Names of files for previews and variants, without characters that a system or an address treats in a way of its own.
struct PictureNames {
  private var taken: Set<String> = []

  /// Returns a path such as `Weather-TaskList.swift/Tasks` that no other preview has. It is the same in each run over the same previews.
  mutating func path(section: String, title: String) -> String {
    let base = "\(Self.plain(section))/\(Self.plain(title))"
    var path = base
    var number = 2
    // Systems may not tell capital letters from small ones.
    while !taken.insert(path.lowercased()).inserted {
      path = "\(base)-\(number)"
      number += 1
    }
    return path
  }

  /// Returns a text in letters, digits, dots, hyphens and underscores.
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
