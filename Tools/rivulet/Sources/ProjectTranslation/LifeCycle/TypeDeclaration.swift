/// A type or extension at the top level of a Swift file.
struct TypeDeclaration {
  /// The keyword, such as `class`.
  let keyword: String
  /// The name.
  let name: String
  /// The text between the name and the opening brace, such as `: UIResponder, UIApplicationDelegate`.
  let inheritance: String
  /// The text before the keyword, with attributes such as `@main`.
  let attributes: String
  /// The range of the whole declaration, including its attributes.
  let range: Range<Int>
  /// The range between the braces.
  let body: Range<Int>

  /// True for a class whose methods UIKit or AppKit calls when the app or a scene starts.
  var isDelegate: Bool {
    keyword == "class"
      && ["UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"].contains {
        inheritance.contains($0)
      }
  }

  /// True for the type that is the program's entry point.
  var isMain: Bool { ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains { attributes.contains($0) } }

  /// Finds the types and extensions at the top level of a file.
  static func all(in source: SourceText) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var start = 0
    var place = 0
    while place < source.masked.count {
      let byte = source.masked[place]
      if byte == UInt8(ascii: "{") {
        let end = source.end(ofBracketAt: place)
        if let declaration = declaration(in: source, header: start..<place, end: end) { found.append(declaration) }
        place = end
        start = end
      } else if SourceText.isOpening(byte) {
        place = source.end(ofBracketAt: place)
      } else {
        place += 1
      }
    }
    return found
  }

  /// Returns the type or extension with the given text before its brace, or nil for any other declaration, such as a function.
  private static func declaration(in source: SourceText, header: Range<Int>, end: Int) -> TypeDeclaration? {
    let keywords: Set = ["class", "struct", "enum", "actor", "extension"]
    var words: [(text: String, range: Range<Int>)] = []
    var place = header.lowerBound
    while place < header.upperBound {
      let wordEnd = source.masked[place..<header.upperBound].firstIndex { !SourceText.isWord($0) } ?? header.upperBound
      if wordEnd > place { words.append((source.text(place..<wordEnd), place..<wordEnd)) }
      place = max(wordEnd, place + 1)
    }
    // Use the last keyword, because imports and variables may precede it. A protocol's `class` constraint does not precede a name.
    guard let index = words.lastIndex(where: { keywords.contains($0.text) }), index + 1 < words.count else { return nil }
    let (keyword, name) = (words[index], words[index + 1])
    let first = attributesStart(in: source, before: keyword.range.lowerBound, from: header.lowerBound)
    return TypeDeclaration(
      keyword: keyword.text, name: name.text,
      inheritance: String(decoding: source.masked[name.range.upperBound..<header.upperBound], as: UTF8.self),
      attributes: String(decoding: source.masked[first..<keyword.range.lowerBound], as: UTF8.self), range: first..<end,
      body: min(header.upperBound + 1, end)..<max(min(header.upperBound + 1, end), end - 1))
  }

  /// Returns the offset of a declaration's first attribute or modifier. Preceding lines that start with `@` are part of the declaration.
  private static func attributesStart(in source: SourceText, before keyword: Int, from limit: Int) -> Int {
    var start = lineStart(in: source, of: keyword, from: limit)
    while start > limit {
      let previous = lineStart(in: source, of: start - 1, from: limit)
      let line = source.masked[previous..<start].drop { $0 == 32 || $0 == 9 }
      let isBlank = line.allSatisfy { $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 }
      guard line.first == UInt8(ascii: "@") || isBlank && hasAttribute(in: source, before: previous, from: limit) else { break }
      start = previous
    }
    return start
  }

  /// Returns true if the last line of code before an offset consists of attributes.
  private static func hasAttribute(in source: SourceText, before place: Int, from limit: Int) -> Bool {
    let lines = source.masked[limit..<place].split(separator: 10)
    let line = lines.last { !$0.allSatisfy { $0 == 32 || $0 == 13 || $0 == 9 } }?.drop { $0 == 32 || $0 == 9 }
    return line?.first == UInt8(ascii: "@") && line?.contains(32) == false
  }

  /// Returns the offset at which the line that contains a position starts.
  private static func lineStart(in source: SourceText, of place: Int, from limit: Int) -> Int {
    (source.masked[limit..<place].lastIndex(of: 10) ?? limit - 1) + 1
  }
}
