import Foundation

/// A filter that shows the author's own lines below messages about files that were modified for the compiler.
///
/// A message contains the author's file and line, but the compiler shows lines from the modified copy, which has additional lines at the
/// top.
enum UserLines {
  /// Returns the lines of a message, with source lines taken from the author's file.
  ///
  /// - Parameter file: A closure that returns the lines of the file at a path, or an empty array if the file can't be read.
  static func restored(_ lines: [Substring], file: (String) -> [Substring] = lines(ofFile:)) -> [Substring] {
    var restored: [Substring] = []
    var rest = lines[...]
    while let header = rest.first {
      rest = rest.dropFirst()
      let shown = rest.prefix { Place($0) == nil }
      rest = rest.dropFirst(shown.count)
      restored.append(header)
      restored += Place(header).map { Self.shown(Array(shown), for: $0, file: file) } ?? Array(shown)
    }
    return restored
  }

  /// The location and text in a line such as `/src/A.swift:3:9: error: cannot find 'x' in scope`.
  private struct Place {
    let file: String
    let line: Int
    let text: Substring

    init?(_ text: Substring) {
      guard text.first == "/", let kind = [": error: ", ": warning: ", ": note: "].lazy.compactMap({ text.firstRange(of: $0) }).first else {
        return nil
      }
      let parts = text[..<kind.lowerBound].split(separator: ":")
      guard parts.count == 3, let number = Int(parts[1]) else { return nil }
      (file, line, self.text) = (String(parts[0]), number, text[text.index(kind.lowerBound, offsetBy: 2)...])
    }
  }

  /// A numbered line of code, such as `12 | let x = 1`.
  private struct Numbered {
    let number: Int
    let width: Int
    let code: Substring

    init?(_ line: Substring) {
      guard let bar = line.firstRange(of: " | ") ?? (line.hasSuffix(" |") ? line.index(line.endIndex, offsetBy: -2)..<line.endIndex : nil),
        let number = Int(line[..<bar.lowerBound].drop { $0 == " " })
      else { return nil }
      (self.number, width, code) = (number, line[..<bar.lowerBound].count, line[bar.upperBound...])
    }
  }

  /// Returns the lines to show below a location.
  private static func shown(_ lines: [Substring], for place: Place, file: (String) -> [Substring]) -> [Substring] {
    guard let mark = lines.firstIndex(where: { Numbered($0) == nil && $0.contains(place.text) }),
      let marked = lines[..<mark].lazy.compactMap(Numbered.init).last, marked.number != place.line
    else { return lines }
    let distance = marked.number - place.line
    let own = file(place.file)
    return lines.compactMap { line in
      guard let numbered = Numbered(line) else { return line }
      let number = numbered.number - distance
      guard number > 0 else { return nil }
      let code = number <= own.count ? own[number - 1] : numbered.code
      let digits = String(number)
      return "\(String(repeating: " ", count: max(0, numbered.width - digits.count)))\(digits) | \(code)"
    }
  }

  /// Returns the lines of a file, or an empty array if the file can't be read.
  private static func lines(ofFile path: String) -> [Substring] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}
