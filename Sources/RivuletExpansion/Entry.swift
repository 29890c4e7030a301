/// A validated variable marked with `@Entry`.
struct Entry {
  /// The declaration of the variable.
  private let variable: VariableDeclaration
  /// The type that the enclosing extension extends.
  private let kind: EntryKey

  /// Validates the declaration and its context. Throws a diagnostic that explains how to fix the code.
  init(_ expansion: Expansion) throws(Diagnostic) {
    let source = expansion.source
    guard let variable = VariableDeclaration(source) else {
      let start = Lexer.tokens(of: source).first?.range.lowerBound ?? 0
      throw Diagnostic("@Entry can only be attached to a variable; declare it with 'var'.", in: source, at: start)
    }
    self.variable = variable
    kind = try Entry.extendedType(expansion, variable)
    try checkForm()
    try checkValue()
  }

  private static func extendedType(_ expansion: Expansion, _ variable: VariableDeclaration) throws(Diagnostic) -> EntryKey {
    if let head = expansion.context.first, let key = EntryKey(extensionHead: head) { return key }
    let types = EntryKey.allCases.map(\.rawValue).joined(separator: ", ")
    throw Diagnostic(
      "@Entry '\(variable.name.text)' must be in an extension of one of \(types); move the variable there.",
      in: variable.source, at: variable.name.range.lowerBound)
  }

  private func checkForm() throws(Diagnostic) {
    if variable.introducer.spells("let") {
      throw problem("@Entry '\(name)' is a constant; declare it with 'var' so that it can be set for descendants.", at: variable.introducer)
    }
    if variable.name.kind != .word || variable.declaresSeveral {
      throw problem("@Entry needs a separate declaration for each variable; split this one.", at: variable.name)
    }
    if let modifier = variable.modifiers.first(where: { $0 == "static" || $0 == "class" || $0 == "lazy" || $0 == "weak" }) {
      throw problem("@Entry '\(name)' cannot be '\(modifier)'; remove the modifier.", at: variable.name)
    }
    if let accessors = variable.accessors.first {
      throw problem(
        "@Entry '\(name)' has accessors or observers of its own; give it a default value instead: 'var \(name): Type = value'.",
        at: accessors)
    }
  }

  private func checkValue() throws(Diagnostic) {
    if kind.hasDefaultValue {
      guard variable.initialValue.isEmpty, variable.wrappedTypeText == nil else { return }
      throw problem("@Entry '\(name)' needs a default value: add '= value', or make its type optional.", at: variable.name)
    }
    if variable.wrappedTypeText == nil {
      throw problem("@Entry '\(name)' in FocusedValues must have an optional type; write 'var \(name): Type?'.", at: variable.name)
    }
    if let value = variable.initialValue.first, !(variable.initialValue.count == 1 && value.spells("nil")) {
      throw problem("@Entry '\(name)' in FocusedValues cannot have a default value, which is always nil; remove it.", at: value)
    }
  }

  private var name: String { variable.name.text }

  /// The name of the key. Backticks are removed from the variable's name, because `__Key_default` is not a keyword.
  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

  private func problem(_ message: String, at token: Token) -> Diagnostic {
    Diagnostic(message, in: variable.source, at: token.range.lowerBound)
  }

  /// The getter and setter that replace the stored variable.
  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The declaration of the key type, whose default value is a computed property, so that each access evaluates it.
  var key: String {
    """
    private struct \(keyName): \(kind.protocolName) {
    \(keyBody)
    }
    """
  }

  private var keyBody: String {
    if !kind.hasDefaultValue { return "  typealias Value = \(variable.wrappedTypeText ?? "Never")" }
    guard let type = valueTypeText else {
      return "  @__EntryDefaultValue static var defaultValue = \(defaultText)"
    }
    return """
        typealias Value = \(type)
        static var defaultValue: Value { \(Entry.getterBody(defaultText)) }
      """
  }

  /// The annotated type, with `T!` replaced by `T?`, or nil if the compiler infers the type from the default value.
  private var valueTypeText: String? {
    variable.type.last?.spells("!") == true ? variable.wrappedTypeText.map { $0 + "?" } : variable.typeText
  }

  private var defaultText: String {
    variable.initialValue.isEmpty ? "nil" : variable.source.text(of: variable.initialValue)
  }

  /// Returns the expression as the body of a getter. A closure needs a `return` in front of it, because it would otherwise be parsed as a
  /// block of statements.
  static func getterBody(_ expression: String) -> String {
    expression.hasPrefix("{") ? "return " + expression : expression
  }
}
