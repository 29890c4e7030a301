/// A `var` or `let` declaration, divided into the parts that macros need. All parts are slices of the same token array.
struct VariableDeclaration {
  /// The source of the tokens.
  let source: SourceText
  /// The words before `var` or `let`, such as access modifiers, `static`, `lazy`, and `nonisolated`, without their arguments.
  private(set) var modifiers: [String] = []
  /// `var` or `let`.
  let introducer: Token
  /// The name, or the opening parenthesis of a tuple pattern.
  let name: Token
  /// The tokens after the colon. Empty without a type annotation.
  private(set) var type: ArraySlice<Token> = []
  /// The tokens after the equal sign, excluding observers. Empty without an initial value.
  private(set) var initialValue: ArraySlice<Token> = []
  /// The braces that contain accessors or observers. Empty if the declaration has neither.
  private(set) var accessors: ArraySlice<Token> = []

  /// Parses a declaration. Fails if the source doesn't declare a variable or constant.
  init?(_ source: SourceText) {
    self.source = source
    var rest = Lexer.tokens(of: source)[...]
    while let token = rest.first, !token.spells("var"), !token.spells("let") {
      if token.spells("@") {
        rest = rest.droppingAttribute()
      } else if token.opens {
        rest = rest.droppingGroup()
      } else {
        guard token.kind == .word else { return nil }
        modifiers.append(token.text)
        rest = rest.dropFirst()
      }
    }
    guard let introducer = rest.popFirst(), let name = rest.popFirst() else { return nil }
    self.introducer = introducer
    self.name = name
    if rest.first?.spells(":") == true {
      (type, rest) = rest.dropFirst().splitAtTopLevel { $0.spells("=") || $0.spells("{") }
    }
    if rest.first?.spells("=") == true {
      (initialValue, accessors) = rest.dropFirst().splittingObservers()
    } else {
      accessors = rest
    }
  }

  /// True if a single `var` declares several variables, as in `var a = 1, b = 2`.
  var declaresSeveral: Bool {
    let tokens = Array(type) + Array(initialValue) + Array(accessors)
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      guard depth == 0, token.spells(","), index + 2 < tokens.count, tokens[index + 1].kind == .word else { continue }
      if tokens[index + 2].spells("=") || tokens[index + 2].spells(":") { return true }
    }
    return false
  }

  /// The annotated type as written, or nil without an annotation.
  var typeText: String? { type.isEmpty ? nil : source.text(of: type) }

  /// The wrapped type of an optional: `String` for `String?`, `String!`, and `Optional<String>`. Nil for any other type.
  var wrappedTypeText: String? {
    guard let last = type.last, !type.contains(topLevel: "->") else { return nil }
    if last.spells("?") || last.spells("!") { return source.text(of: type.dropLast()) }
    guard type.first?.spells("Optional") == true, type.dropFirst().first?.spells("<") == true, last.spells(">") else { return nil }
    return source.text(of: type.dropFirst(2).dropLast())
  }
}
