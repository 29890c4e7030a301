/// Walks once over the tokens of a file and gathers its outline.
struct OutlineReader {
  private(set) var declarations: [Declaration] = []
  private(set) var uses: [Outline.Use] = []
  private(set) var genericParameters: Set<Substring> = []
  private(set) var isBalanced = true

  private let tokens: [SwiftToken]
  private var position = 0
  /// The braces that are open.
  private var scopes: [(keyword: String, access: Declaration.Access?)] = []
  /// The type or extension whose brace comes next.
  private var coming: (keyword: String, access: Declaration.Access?)?
  /// Positions of names that declarations introduce.
  private var declared: Set<Int> = []

  init(_ file: SourceFile) { tokens = SwiftToken.all(in: file.code) }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "class", "final", "override", "mutating", "nonmutating",
    "nonisolated", "lazy", "weak", "unowned", "indirect", "dynamic", "required", "convenience", "optional", "borrowing", "consuming",
    "prefix", "postfix", "infix", "isolated",
  ]
  /// A `let` or `var` behind one of these binds names for a statement.
  private static let bindings: Set<Substring> = ["if", "guard", "while", "case", "for", "catch"]

  mutating func run() {
    while position < tokens.count {
      let token = tokens[position]
      if token.isWord, !isMember(position) {
        readWord(token)
      } else if token.text == "{" {
        scopes.append(coming ?? ("{", nil))
        coming = nil
      } else if token.text == "}" {
        if scopes.popLast() == nil { isBalanced = false }
      }
      noteUse()
      position += 1
    }
    if !scopes.isEmpty { isBalanced = false }
  }

  private func isMember(_ index: Int) -> Bool {
    guard index > 0, tokens[index - 1].text == "." else { return false }
    // Three dots before a name are a range.
    return !(index > 2 && tokens[index - 2].text == ".")
  }

  private func text(_ index: Int) -> Substring { index >= 0 && index < tokens.count ? tokens[index].text : "" }

  private mutating func noteUse() {
    let token = tokens[position]
    guard token.isWord, !declared.contains(position) else { return }
    let next = text(position + 1)
    let name = token.text.hasPrefix("$") ? token.text.dropFirst() : token.text
    uses.append(
      Outline.Use(
        name: name, isMember: isMember(position), isCall: next == "(" || next == "<" || next == "{",
        isLabel: next == ":" && (text(position - 1) == "(" || text(position - 1) == ",")))
  }

  private mutating func readWord(_ token: SwiftToken) {
    // `import struct Module.Name` declares nothing.
    guard !token.isQuoted, text(position - 1) != "import" else { return }
    switch token.text {
    case "struct", "enum", "actor", "protocol", "extension": readType(token.text)
    case "class" where text(position + 1) != "func" && text(position + 1) != "var" && text(position + 1) != ":": readType(token.text)
    case "func", "typealias", "associatedtype", "precedencegroup": declare(position + 1, by: token.text)
    case "macro" where position > 0 && Self.modifiers.contains(text(position - 1)): declare(position + 1, by: token.text)
    case "var", "let": if !Self.bindings.contains(text(position - 1)) { readVariables(token.text) }
    case "case": if scopes.last?.keyword == "enum" { readCases() }
    default: break
    }
  }

  /// Modifiers and attributes before the keyword at hand; attributes come without arguments.
  private func modifiersBefore() -> [String] {
    var found: [String] = [], index = position - 1
    while index >= 0 {
      var end = index, hasArguments = false
      if text(index) == ")" {
        var depth = 0
        repeat {
          if text(end) == ")" { depth += 1 }
          if text(end) == "(" { depth -= 1 }
          end -= 1
        } while depth > 0 && end >= 0
        hasArguments = true
      }
      guard end >= 0, tokens[end].isWord else { break }
      var first = end
      while first > 1, text(first - 1) == ".", tokens[first - 2].isWord { first -= 2 }
      if text(first - 1) == "@" {
        found.append("@\(text(end))")
        index = first - 2
      } else if Self.modifiers.contains(text(end)) {
        // `private(set)` says nothing about who reads.
        if !hasArguments { found.append(String(text(end))) }
        index = end - 1
      } else {
        break
      }
    }
    return found
  }

  private func access(_ modifiers: [String]) -> Declaration.Access? {
    for modifier in modifiers {
      switch modifier {
      case "public", "open": return .public
      case "package": return .package
      case "internal": return .internal
      case "private", "fileprivate": return .private
      default: break
      }
    }
    return nil
  }

  private mutating func declare(_ index: Int, by keyword: Substring, modifiers: [String]? = nil) {
    guard index < tokens.count, tokens[index].isWord else { return }
    declared.insert(index)
    let modifiers = modifiers ?? modifiersBefore()
    var access = access(modifiers)
    if access == nil, keyword == "case" || scopes.last?.keyword == "protocol" || scopes.last?.keyword == "extension" {
      access = scopes.last?.access
    }
    var narrowest = access ?? .internal
    for scope in scopes where scope.keyword != "extension" {
      if let outer = scope.access, outer.rawValue < narrowest.rawValue { narrowest = outer }
    }
    declarations.append(
      Declaration(
        keyword: String(keyword), name: String(tokens[index].text), line: tokens[index].line, access: narrowest, modifiers: modifiers,
        context: scopes.map(\.keyword)))
    readGenericParameters(after: index)
  }

  private mutating func readGenericParameters(after index: Int) {
    guard text(index + 1) == "<" else { return }
    var depth = 1, next = index + 2, isName = true
    while next < tokens.count, depth > 0 {
      switch text(next) {
      case "<", "(": depth += 1
      case ">" where text(next - 1) != "-": depth -= 1
      case ")": depth -= 1
      case "," where depth == 1: isName = true
      case "each", "let": break
      default:
        if isName, tokens[next].isWord { genericParameters.insert(text(next)) }
        isName = false
      }
      next += 1
    }
  }

  private mutating func readType(_ keyword: Substring) {
    guard position + 1 < tokens.count, tokens[position + 1].isWord else { return }
    let modifiers = modifiersBefore()
    coming = (String(keyword), access(modifiers) ?? (keyword == "extension" ? nil : .internal))
    if keyword != "extension" { declare(position + 1, by: keyword, modifiers: modifiers) }
  }

  /// Reads `a`, `a = 1, b = 2` or `(a, b)` behind `let` or `var`.
  private mutating func readVariables(_ keyword: Substring) {
    let modifiers = modifiersBefore()
    var index = position + 1
    if text(index) == "(" {
      while index < tokens.count, text(index) != ")" {
        if tokens[index].isWord, text(index + 1) == "," || text(index + 1) == ")" { declare(index, by: keyword, modifiers: modifiers) }
        index += 1
      }
      return
    }
    declare(index, by: keyword, modifiers: modifiers)
    var depth = 0
    index += 1
    while index < tokens.count {
      switch text(index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth < 0 || depth == 0 && text(index) == ";" { return }
      if depth == 0, tokens[index].line > tokens[index - 1].line, !["=", ",", ":", "?", "&", "|", "+"].contains(text(index - 1)),
        ![".", "?", ":", "&", "|", "+", "-", "="].contains(text(index))
      {
        return
      }
      if depth == 0, text(index - 1) == ",", tokens[index].isWord, text(index + 1) == ":" || text(index + 1) == "=" {
        declare(index, by: keyword, modifiers: modifiers)
      }
      index += 1
    }
  }

  private mutating func readCases() {
    declare(position + 1, by: "case", modifiers: [])
    var index = position + 2, depth = 0
    while index < tokens.count {
      switch text(index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth < 0 { return }
      if depth == 0, text(index - 1) == ",", tokens[index].isWord { declare(index, by: "case", modifiers: []) }
      if depth == 0, tokens[index].line > tokens[index - 1].line, text(index - 1) != "," { return }
      index += 1
    }
  }
}
