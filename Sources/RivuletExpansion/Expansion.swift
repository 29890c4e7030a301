/// A compiler request to expand an attached or freestanding macro.
struct Expansion {
  /// The kind of code the compiler requests: accessors, sibling declarations, declarations in place of the macro, members, or extensions.
  enum Role: String {
    case accessor
    case peer
    case declaration
    case member
    case `extension`
  }

  /// The macro type's name, as given after `type:` in the macro's declaration.
  let typeName: String
  /// The role of the expansion, or nil for a role that this plugin's macros do not have.
  let role: Role?
  /// The prefix for unique names in the expansion.
  let discriminator: String
  /// The declaration to which the macro is attached, or the use of a freestanding macro.
  let source: SourceText
  /// The heads of the declarations that enclose the use, innermost first.
  let context: [SourceText]
  /// The type to extend, or nil for any role other than an extension.
  let extendedType: String?
  /// The protocols to which the extension should conform the type. Empty if the type already conforms to all of them.
  let conformances: [String]

  /// Parses the body of an `expandAttachedMacro` or `expandFreestandingMacro` message. Fails if a required field is missing.
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
