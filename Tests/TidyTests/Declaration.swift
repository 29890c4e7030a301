/// A named declaration of a Swift file.
struct Declaration {
  /// The scope of a name, from the narrowest to the widest.
  enum Access: Int {
    case `private`, `internal`, package, `public`
  }

  /// The keyword: `struct`, `func`, `case` …
  let keyword: String
  /// The first name; labels are no part of it.
  let name: String
  /// From 1.
  let line: Int
  /// The access that it has itself and, if that is narrower, the access of the types around it in this file.
  let access: Access
  /// Words and attributes before the keyword: `override`, `@_spi` …
  let modifiers: [String]
  /// What it stands in: the keywords of the braces around it, from outside. Empty at the top level.
  let context: [String]

  /// True for what the keyword makes a type or another name of a type.
  var isType: Bool { Self.typeKeywords.contains(keyword) }
  /// True at the top level of a file.
  var isTopLevel: Bool { context.isEmpty }
  /// True for what a protocol requires.
  var isRequirement: Bool { context.last == "protocol" }
  /// True for what a function, a closure or an accessor declares for itself.
  var isLocal: Bool { context.contains("{") }

  /// True for what `let` and `var` declare.
  var isVariable: Bool { keyword == "let" || keyword == "var" }
  /// True if the compiler, C code or the declaration of a class above calls it.
  var isEntryPoint: Bool { modifiers.contains { Self.entryPoints.contains($0) } }

  private static let entryPoints: Set = ["override", "@main", "@_cdecl", "@_silgen_name", "@_dynamicReplacement"]
  private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype"]
}
