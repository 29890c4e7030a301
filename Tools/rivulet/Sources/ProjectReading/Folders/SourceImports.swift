import Foundation

/// The modules imported by a Swift file.
public struct SourceImports {
  /// The modules imported unconditionally.
  public private(set) var modules: Set<String> = []
  /// The modules imported only inside conditional compilation blocks.
  public private(set) var conditionalModules: Set<String> = []

  /// All modules that the file imports.
  public var all: Set<String> { modules.union(conditionalModules) }

  /// Reads the imports of a file. A file that can't be read has no imports.
  public init(path: String) {
    self.init(FilePaths.text(of: path) ?? "")
  }

  /// Parses the imports in the text of a file.
  public init(_ text: String) {
    guard text.contains("import") else { return }
    var depth = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#if") { depth += 1 } else if line.hasPrefix("#endif") { depth -= 1 }
      guard let module = Self.module(in: line) else { continue }
      if depth > 0 { conditionalModules.insert(module) } else { modules.insert(module) }
    }
  }

  /// Returns true for files written only for the Mac, which import AppKit or Cocoa but not UIKit.
  public static func areForMac(_ files: some Sequence<String>) -> Bool {
    let modules = files.reduce(into: Set<String>()) { $0.formUnion(SourceImports(path: $1).all) }
    return !modules.contains("UIKit") && !modules.isDisjoint(with: ["AppKit", "Cocoa"])
  }

  /// Returns the module that a line imports, even for a line such as `import class AppKit.NSImage`. Returns nil for any other line.
  private static func module(in line: Substring) -> String? {
    var words = line.split { $0 == " " || $0 == "\t" }[...]
    while let word = words.first, word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word) {
      words = words.dropFirst()
    }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    if let kind = words.first, kinds.contains(kind) { words = words.dropFirst() }
    let name = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
    return name.isEmpty ? nil : String(name)
  }

  /// The kinds of declarations that can be imported individually.
  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
}
