/// The body of a preview: a closure in which top-level `@Previewable` variables become properties of a view that contains the remaining
/// statements (documentation).
struct PreviewBody {
  /// The closure in the expansion.
  let closure: String

  /// Parses the statements between the braces.
  init(_ braces: ArraySlice<Token>, in source: SourceText) throws(Diagnostic) {
    let statements = PreviewBody.statements(of: braces.dropFirst().dropLast())
    let variables = statements.compactMap { PreviewBody.declaration(in: $0, source) }
    guard !variables.isEmpty else {
      closure = source.text(of: braces)
      return
    }
    if let signature = PreviewBody.signatureEnd(of: braces.dropFirst()) {
      throw Diagnostic(
        "@Previewable cannot be used in a #Preview whose body takes an argument; declare the variables in a separate view.",
        in: source, at: signature.range.lowerBound)
    }
    let rest = statements.filter { PreviewBody.declaration(in: $0, source) == nil }
    closure = PreviewBody.wrapper(variables, rest.map { source.text(of: $0) })
  }

  private static func wrapper(_ variables: [String], _ statements: [String]) -> String {
    """
    {
      struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
    \(variables.joined(separator: "\n"))
        var body: some SwiftUI.View {
    \(statements.joined(separator: "\n"))
        }
      }
      return __P_Previewable_Transform_Wrapper()
    }
    """
  }

  /// Returns the statement without its `@Previewable` attribute, or nil if it does not have that attribute.
  private static func declaration(in statement: ArraySlice<Token>, _ source: SourceText) -> String? {
    var rest = statement
    while rest.first?.spells("@") == true {
      let behind = rest.droppingAttribute()
      if rest.dropFirst().first?.spells("Previewable") == true {
        let before = source.text(of: statement[..<rest.startIndex])
        return [before, source.text(of: behind)].filter { !$0.isEmpty }.joined(separator: " ")
      }
      rest = behind
    }
    return nil
  }

  /// Returns the word `in` that ends a closure's signature, or nil if the closure has no signature.
  private static func signatureEnd(of tokens: ArraySlice<Token>) -> Token? {
    var rest = tokens
    while let token = rest.first {
      if token.spells("in") { return token }
      if token.spells("@") {
        rest = rest.droppingAttribute()
      } else if token.spells("(") || token.spells("[") {
        rest = rest.droppingGroup()
      } else if token.kind == .word && !token.startsLine || [",", ":", "->", "."].contains(token.text) {
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns the top-level statements, each from its first to its last token. Only variable declarations must be complete. Splitting any
  /// other statement is harmless, because its parts are joined again in order.
  static func statements(of tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    var statements: [ArraySlice<Token>] = []
    var rest = tokens
    while !rest.isEmpty {
      let end = endOfStatement(rest)
      statements.append(rest[..<end])
      rest = rest[end...].drop { $0.spells(";") }
    }
    return statements
  }

  private static func endOfStatement(_ tokens: ArraySlice<Token>) -> Int {
    var rest = tokens
    while let token = rest.first {
      if rest.startIndex > tokens.startIndex {
        if token.spells(";") { return rest.startIndex }
        if token.startsLine, !continues(token, after: tokens[..<rest.startIndex]) { return rest.startIndex }
      }
      if token.spells("@") {
        rest = rest.droppingAttribute()
      } else {
        rest = token.opens ? rest.droppingGroup() : rest.dropFirst()
      }
    }
    return tokens.endIndex
  }

  /// Returns true if the trailing symbols are attached to the word before them, as in `Int?`, `a!`, and `Set<Int>`, but not in `a ??` and
  /// `a >`.
  private static func endsWithPostfix(_ statement: ArraySlice<Token>) -> Bool {
    let marks = statement.reversed().prefix { $0.spells(">") || $0.spells("?") || $0.spells("!") }
    return marks.last?.isSpaced == false
  }

  /// Returns true if a token at the beginning of a line continues the preceding statement.
  private static func continues(_ token: Token, after statement: ArraySlice<Token>) -> Bool {
    if token.spells("else") || token.spells(",") || token.spells(":") || token.kind == .symbol { return true }
    guard let last = statement.last else { return false }
    if last.spells(",") || last.spells(":") || last.kind == .symbol && !endsWithPostfix(statement) { return true }
    return !statement.contains { $0.spells("var") || $0.spells("let") } && statement.first?.spells("@") == true
  }
}
