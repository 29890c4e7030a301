/// A request of the compiler to expand an attached or freestanding macro.
struct Expansion {
  /// The kind of text that the compiler requests: accessors, sibling declarations, declarations at the macro's place, members or
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
  /// The role of the expansion; nil for roles that none of our macros has.
  let role: Role?
  /// The prefix for unique names in the expansion.
  let discriminator: String
  /// The declaration to which the macro is attached, or the use of a freestanding macro.
  let source: SourceText
  /// The heads of the declarations around the use, the innermost first.
  let context: [SourceText]
  /// The type to extend; nil for roles other than an extension.
  let extendedType: String?
  /// The protocols that the compiler requests for an extension; empty if the type conforms to all of them already.
  let conformances: [String]

  /// Reads the body of an `expandAttachedMacro` or `expandFreestandingMacro` message. Fails if a required field is missing.
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
