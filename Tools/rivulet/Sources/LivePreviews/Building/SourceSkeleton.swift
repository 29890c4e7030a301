/// The part of a source file on which other files may depend: everything except comments and the code inside functions, accessors, and
/// previews.
///
/// If two versions of a file have the same skeleton, no other file needs to be recompiled. In case of doubt, code is part of the skeleton.
enum SourceSkeleton {
  /// Returns text that is the same for two versions of a file whose declarations are indistinguishable to other files.
  static func text(of source: String) -> String {
    // Other modules depend on code that they may inline.
    if source.contains("inlin") || source.contains("@_") || source.contains("@Generable") { return source }
    var scanner = Scanner(bytes: Array(source.utf8))
    return scanner.skeleton()
  }

  private struct Scanner {
    let bytes: [UInt8]
    private var index = 0
    private var kept: [UInt8] = []
    /// The words since the end of the last declaration, which determine what the next brace opens.
    private var words: Set<String> = []
    /// True if an equal sign has occurred outside parentheses since the end of the last declaration.
    private var hasValue = false
    private var parentheses = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private static let types: Set<String> = ["struct", "class", "enum", "extension", "protocol", "actor"]
    private static let code: Set<String> = ["func", "init", "deinit", "subscript", "var", "let", "Preview"]

    mutating func skeleton() -> String {
      while index < bytes.count {
        if skipComment() { continue }
        if copyString() { continue }
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "{"): openBrace()
        case UInt8(ascii: "}"):
          kept.append(byte)
          index += 1
          beginDeclaration()
        default: copyOther(byte)
        }
      }
      return String(decoding: kept, as: UTF8.self)
    }

    private mutating func openBrace() {
      // The body of a function or accessor may change freely, but a closure that computes a value may determine the value's type.
      if words.isDisjoint(with: Self.types) || isFunction, !hasValue, parentheses == 0, !words.isDisjoint(with: Self.code) {
        kept.append(UInt8(ascii: "{"))
        skipBraces()
        kept.append(UInt8(ascii: "}"))
        beginDeclaration()
      } else {
        kept.append(UInt8(ascii: "{"))
        index += 1
        if !hasValue, parentheses == 0 { beginDeclaration() }
      }
    }

    /// True for a declaration such as `class func make()`, which contains the keyword of a type.
    private var isFunction: Bool { words.contains("func") || words.contains("var") || words.contains("subscript") }

    private mutating func beginDeclaration() {
      words = []
      hasValue = false
    }

    private mutating func copyOther(_ byte: UInt8) {
      if Self.isLetter(byte) {
        let start = index
        while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
        kept += bytes[start..<index]
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        // After a value, a new declaration starts, as in consecutive stored properties.
        if Self.code.contains(word) || Self.types.contains(word), parentheses == 0, hasValue { beginDeclaration() }
        words.insert(word)
        return
      }
      if byte == UInt8(ascii: "(") { parentheses += 1 }
      if byte == UInt8(ascii: ")") { parentheses = max(parentheses - 1, 0) }
      if byte == UInt8(ascii: "="), parentheses == 0, !isOperator { hasValue = true }
      kept.append(byte)
      index += 1
    }

    /// True if the equal sign at the index is part of an operator such as `==`, as in a function's constraints.
    private var isOperator: Bool {
      let around = [index - 1, index + 1].compactMap { bytes.indices.contains($0) ? bytes[$0] : nil }
      return around.contains { Array("=!<>~".utf8).contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Skips a comment at the index. Returns false if no comment starts there.
    private mutating func skipComment() -> Bool {
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/") else { return false }
      if bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        return true
      }
      guard bytes[index + 1] == UInt8(ascii: "*") else { return false }
      var depth = 0
      while index < bytes.count {
        if starts(with: "/*") {
          depth += 1
          index += 2
        } else if starts(with: "*/") {
          depth -= 1
          index += 2
          if depth == 0 { return true }
        } else {
          index += 1
        }
      }
      return true
    }

    /// Copies a string literal at the index, including interpolations. Returns false if no string starts there.
    private mutating func copyString() -> Bool {
      let start = index
      guard skipString() else { return false }
      kept += bytes[start..<index]
      return true
    }

    private mutating func skipString() -> Bool {
      var hashes = 0
      while index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "#") { hashes += 1 }
      guard index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "\"") else { return false }
      index += hashes
      let mark = String(repeating: "#", count: hashes)
      let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
      index += quote.utf8.count
      while index < bytes.count, !starts(with: quote + mark) {
        if starts(with: "\\" + mark + "(") {
          index += 2 + hashes
          skipInterpolation()
        } else if starts(with: "\\" + mark) {
          index += 2 + hashes
        } else {
          if quote.utf8.count == 1, bytes[index] == UInt8(ascii: "\n") { return true }
          index += 1
        }
      }
      index = min(index + quote.utf8.count + hashes, bytes.count)
      return true
    }

    private mutating func skipInterpolation() {
      var depth = 1
      while index < bytes.count, depth > 0 {
        if skipString() { continue }
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
      }
    }

    /// The keywords in a property's braces that determine how other files can use the property.
    private static let accessors: Set<String> = ["get", "set", "_read", "_modify", "mutating", "nonmutating", "async", "throws"]

    /// Skips a pair of braces at the index and everything inside them except for accessor keywords.
    private mutating func skipBraces() {
      var depth = 0
      while index < bytes.count {
        if skipComment() || skipString() { continue }
        if depth == 1, Self.isLetter(bytes[index]) {
          let start = index
          while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
          if Self.accessors.contains(String(decoding: bytes[start..<index], as: UTF8.self)) { kept += bytes[start..<index] }
          continue
        }
        if bytes[index] == UInt8(ascii: "{") { depth += 1 }
        if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
        index += 1
        if depth == 0 { return }
      }
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
  }
}
