import Foundation

/// A reader for build configuration files (`.xcconfig`) and the files that they include.
struct ConfigurationFile {
  /// The settings as written, where later settings override earlier ones.
  private(set) var settings: [String: String] = [:]
  /// The problems found.
  private(set) var problems: [ProjectProblem] = []
  /// The files currently being read, which are tracked to detect circular includes.
  private var open: Set<String> = []

  /// Reads the file at a path.
  init(path: String) {
    read(path, isOptional: false, includedBy: nil)
  }

  /// Reads a file, which may be included by another file.
  private mutating func read(_ path: String, isOptional: Bool, includedBy includer: (path: String, line: Int)?) {
    guard !open.contains(path) else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      if !isOptional {
        let sentence = "The settings file “\((path as NSString).lastPathComponent)” does not exist."
        problems.append(
          ProjectProblem(
            .warning, sentence, path: includer?.path ?? path, line: includer?.line, advice: "Add it, or remove the reference to it."))
      }
      return
    }
    open.insert(path)
    for (index, line) in String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      read(line: Self.withoutComment(line), number: index + 1, of: path)
    }
    open.remove(path)
  }

  /// Parses a line.
  private mutating func read(line: String, number: Int, of path: String) {
    if line.hasPrefix("#include") {
      let isOptional = line.hasPrefix("#include?")
      let name = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init) ?? ""
      let folder = (path as NSString).deletingLastPathComponent
      let file = FilePaths.absolute(name, in: folder)
      read(file, isOptional: isOptional || name.hasPrefix("<"), includedBy: (path, number))
    } else if let equals = Self.assignment(in: line) {
      let value = line[line.index(after: equals)...].trimmed
      settings[line[..<equals].trimmed] = value.hasSuffix(";") ? String(value.dropLast()).trimmed : value
    } else if !line.isEmpty {
      problems.append(
        ProjectProblem(.warning, "The line is not a setting.", path: path, line: number, advice: "Write NAME = value."))
    }
  }

  /// Returns the index of the equal sign outside brackets, or nil if the line has none.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    return line.indices.first { index in
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      return line[index] == "=" && depth == 0
    }
  }

  /// Returns a line without its comment and without surrounding whitespace.
  private static func withoutComment(_ line: Substring) -> String {
    line.range(of: "//").map { line[..<$0.lowerBound].trimmed } ?? line.trimmed
  }
}
