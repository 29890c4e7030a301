/// One request of the compiler to expand a macro, whether attached to a declaration or free-standing.
struct Expansion {
  /// What the compiler wants to have: text of accessors, of sibling declarations, of declarations at the macro's place, of members or of
  /// extensions.
  enum Role: String {
    case accessor
    case peer
    case declaration
    case member
    case `extension`
  }

  /// The name after `type:` in the macro's declaration.
  let typeName: String
  /// What the answer is used as; nil for the roles that none of our macros has.
  let role: Role?
  /// The beginning of names that the expansion may invent.
  let discriminator: String
  /// The declaration that the macro is attached to, or the use of a free-standing macro.
  let source: SourceText
  /// Heads of the declarations around the use, the innermost first.
  let context: [SourceText]
  /// The type that an extension would extend; nil for other roles.
  let extendedType: String?
  /// The protocols that the compiler asks an extension for; empty where the type conforms to all already.
  let conformances: [String]

  /// Reads the body of an `expandAttachedMacro` or `expandFreestandingMacro` message; nil if a field that every such message has is missing.
  init?(_ body: JSON) {
    guard
      let typeName = body["macro"]?["typeName"]?.string,
      let source = SourceText(body["declSyntax"]) ?? SourceText(body["syntax"])
    else { return nil }
    self.typeName = typeName
    role = (body["macroRole"]?.string).flatMap(Role.init)
    discriminator = body["discriminator"]?.string ?? ""
    self.source = source
    extendedType = SourceText(body["extendedTypeSyntax"]).map { $0.words }
    conformances = SourceText(body["conformanceListSyntax"]).map { $0.words.split(separator: ",").map(String.init) } ?? []
    context = (body["lexicalContext"]?.array ?? []).compactMap { SourceText($0) }
  }
}
