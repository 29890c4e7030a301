/// The animated variables of a type marked with `@Animatable`.
struct AnimatableMembers {
  /// An animated variable.
  struct Member: Equatable {
    /// The name as written.
    let name: String
    /// The type as written, or as inferred from the initial value.
    let type: String
  }

  /// The variables in declaration order.
  private(set) var members: [Member] = []
  /// The access modifier that gives the accessors the same visibility as the type, or an empty string.
  private var access = ""
  /// The source of the type's declaration.
  private let source: SourceText

  /// Parses the declaration of a type. Throws a diagnostic that explains how to fix the code.
  init(_ source: SourceText) throws(Diagnostic) {
    self.source = source
    var head = Lexer.tokens(of: source)[...]
    while let token = head.first, !token.spells("struct"), !token.spells("class"), !token.spells("actor"), !token.spells("enum") {
      if token.spells("public") || token.spells("open") { access = "public " }
      if token.spells("package") { access = "package " }
      head = token.spells("@") ? head.droppingAttribute() : head.dropFirst()
    }
    let (_, body) = head.splitAtTopLevel { $0.spells("{") }
    guard head.first?.spells("struct") == true || head.first?.spells("class") == true, body.count >= 2 else {
      let start = Lexer.tokens(of: source).first?.range.lowerBound ?? 0
      throw Diagnostic("@Animatable can only be attached to a struct or a class.", in: source, at: start)
    }
    for declaration in AnimatableMembers.variables(in: body.dropFirst().dropLast()) { try add(declaration) }
  }

  /// The accessors of `animatableData`, which animate nothing if the type has no animated variables.
  var accessors: String {
    guard let last = members.last else {
      return """
        \(access)nonisolated var animatableData: SwiftUI.EmptyAnimatableData {
          get { SwiftUI.EmptyAnimatableData() }
          set {}
        }
        """
    }
    var type = "\(last.type).AnimatableData"
    var value = "\(last.name).animatableData"
    for member in members.dropLast().reversed() {
      type = "SwiftUI.AnimatablePair<\(member.type).AnimatableData, \(type)>"
      value = "SwiftUI.AnimatablePair(\(member.name).animatableData, \(value))"
    }
    var path = "newValue"
    var lines: [String] = []
    for member in members.dropLast() {
      lines.append("    \(member.name).animatableData = \(path).first")
      path += ".second"
    }
    lines.append("    \(last.name).animatableData = \(path)")
    return """
      \(access)nonisolated var animatableData: \(type) {
        get { \(value) }
        set {
      \(lines.joined(separator: "\n"))
        }
      }
      """
  }

  private mutating func add(_ tokens: ArraySlice<Token>) throws(Diagnostic) {
    // Skip variables with an attribute, which either marks them as ignored or is a property wrapper that owns their storage.
    guard let first = tokens.first, let last = tokens.last, !tokens.contains(topLevel: "@") else { return }
    let text = SourceText(source[first.range.lowerBound..<last.range.upperBound], at: source.location)
    guard let variable = VariableDeclaration(text), variable.introducer.spells("var") else { return }
    guard !variable.modifiers.contains(where: { $0 == "static" || $0 == "class" || $0 == "lazy" || $0 == "weak" }) else { return }
    guard variable.accessors.isEmpty || variable.hasObserversOnly else { return }
    let place = first.range.lowerBound
    if variable.name.kind != .word || variable.declaresSeveral {
      throw Diagnostic("@Animatable needs a separate declaration for each variable; split this one.", in: source, at: place)
    }
    guard let type = variable.typeText ?? variable.typeOfInitialValue else {
      let name = variable.name.text
      throw Diagnostic(
        "@Animatable cannot infer the type of '\(name)'; write it explicitly, or mark the variable with '@AnimatableIgnored'.", in: source,
        at: place)
    }
    members.append(Member(name: variable.name.text, type: type.hasSuffix("?") ? "(\(type))" : type))
  }

  /// Returns the variable declarations among a type's members, with their attributes and modifiers.
  private static func variables(in body: ArraySlice<Token>) -> [ArraySlice<Token>] {
    var list: [ArraySlice<Token>] = []
    var rest = body
    while !rest.isEmpty {
      let (declaration, behind) = firstDeclaration(of: rest)
      if declaration.contains(topLevel: "var") || declaration.contains(topLevel: "let") { list.append(declaration) }
      rest = behind
    }
    return list
  }

  /// Splits off the first declaration, which ends before the line on which the next declaration starts.
  private static func firstDeclaration(of body: ArraySlice<Token>) -> (ArraySlice<Token>, ArraySlice<Token>) {
    var depth = 0
    var hasKeyword = false
    for index in body.indices {
      let token = body[index]
      if depth == 0, index > body.startIndex {
        if token.spells(";") { return (body[..<index], body[(index + 1)...]) }
        if token.startsLine, hasKeyword, startsDeclaration(token) { return (body[..<index], body[index...]) }
      }
      if depth == 0, keywords.contains(token.text), token.kind == .word { hasKeyword = true }
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
    }
    return (body, body[body.endIndex...])
  }

  private static let keywords: Set = [
    "var", "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor", "typealias", "protocol", "extension", "case",
    "macro",
    "operator", "import",
  ]

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "final", "lazy", "weak", "unowned", "nonisolated",
    "isolated",
    "mutating", "nonmutating", "override", "required", "convenience", "dynamic", "indirect", "prefix", "postfix", "infix", "async",
    "optional",
  ]

  private static func startsDeclaration(_ token: Token) -> Bool {
    token.spells("@") || token.spells("#") || token.kind == .word && (keywords.contains(token.text) || modifiers.contains(token.text))
  }
}

extension VariableDeclaration {
  /// True if the braces contain `willSet` or `didSet` instead of a getter.
  var hasObserversOnly: Bool {
    accessors.dropFirst().first.map { $0.spells("willSet") || $0.spells("didSet") } ?? false
  }

  /// The type inferred from the initial value: `Double` for `0.5`, or `CGSize` for `CGSize(…)` and `CGSize.zero`. Nil if the value does
  /// not reveal its type.
  var typeOfInitialValue: String? {
    let value = initialValue.first?.text == "-" ? initialValue.dropFirst() : initialValue
    guard let first = value.first else { return nil }
    if first.kind == .literal, value.count == 1 {
      return first.text.contains(".") && !first.text.hasPrefix("0x") ? "Double" : nil
    }
    guard first.kind == .word, first.text.first?.isUppercase == true, let next = value.dropFirst().first else { return nil }
    return next.spells("(") || next.spells(".") ? first.text : nil
  }
}
