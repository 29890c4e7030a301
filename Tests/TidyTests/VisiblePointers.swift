/// Finds pointers and types of C libraries in declarations that other targets can see.
///
/// Only signatures count: bodies, and what a declaration hides, may name them. Requirements of a visible protocol, cases of a visible enumeration and
/// members of a visible extension are as visible as it is.
struct VisiblePointers {
  /// Types of ours, which may begin like those of a library.
  let ownTypes: Set<String>

  /// Takes over the names of the types that the files declare.
  init(declaredIn outlines: [Outline]) {
    ownTypes = Set(outlines.flatMap(\.declarations).filter(\.isType).map(\.name))
  }

  /// A finding for each signature that names a pointer or a type of a library.
  func findings(in files: [SourceFile]) -> [Finding] {
    files.flatMap { file in
      var reader = SignatureReader(file)
      return reader.visibleWords().filter { isForeign($0.text) }.map {
        Finding(
          path: file.path, line: $0.line,
          sentence: "shows \($0.text) to other targets; let values of RivuletDrawing cross instead, such as PixelTarget.")
      }
    }
  }

  /// The beginnings of names in C libraries. Those without an underscore end before an uppercase letter.
  private static let beginnings = [
    "cairo_", "pango_", "hb_", "gtk_", "gdk_", "gsk_", "graphene_", "rsvg_", "Pango", "Fc", "Rsvg", "Gtk", "Gdk", "Gsk",
  ]
  private static let names: Set<Substring> = ["OpaquePointer", "GVariant", "GBytes", "GObject"]

  private func isForeign(_ word: Substring) -> Bool {
    if Self.names.contains(word) { return true }
    let isLibrary = Self.beginnings.contains { beginning in
      word.utf8.starts(with: beginning.utf8)
        && (beginning.hasSuffix("_") || word.dropFirst(beginning.count).first?.isUppercase == true)
    }
    return isLibrary && !ownTypes.contains(String(word))
  }
}

/// Walks over the tokens of a file and gathers the words of the signatures that other targets can see.
private struct SignatureReader {
  private let tokens: [SwiftToken]
  private var position = 0
  private var words: [SwiftToken] = []
  /// The keyword of each open brace whose members are visible by themselves; nil for any other brace.
  private var scopes: [Substring?] = []

  private static let visible: Set<Substring> = ["public", "package", "open"]
  private static let hidden: Set<Substring> = ["private", "fileprivate", "internal"]
  private static let declaring: Set<Substring> = ["func", "var", "let", "init", "subscript", "typealias", "associatedtype", "case"]
  private static let sharing: Set<Substring> = ["protocol", "enum", "extension"]

  init(_ file: SourceFile) { tokens = SwiftToken.all(in: file.code) }

  private func text(_ index: Int) -> Substring { index >= 0 && index < tokens.count ? tokens[index].text : "" }

  mutating func visibleWords() -> [SwiftToken] {
    while position < tokens.count {
      let word = text(position)
      if Self.visible.contains(word), text(position + 1) != "import", text(position - 1) != "." {
        readSignature()
      } else if beginsVisibleMember {
        readSignature()
      } else {
        if word == "{" { scopes.append(nil) }
        if word == "}" { _ = scopes.popLast() }
        position += 1
      }
    }
    return words
  }

  /// True at a declaration without a word about its access, in a scope that shows it.
  private var beginsVisibleMember: Bool {
    guard case .some(.some(let scope)) = scopes.last, Self.declaring.contains(text(position)), text(position - 1) != "." else {
      return false
    }
    if scope == "enum", text(position) != "case" { return false }
    var before = position - 1
    while before >= 0, tokens[before].line == tokens[position].line {
      if Self.hidden.contains(text(before)), text(before + 1) != "(" { return false }
      before -= 1
    }
    return true
  }

  /// Reads up to the brace of a body, or to the end of the statement.
  private mutating func readSignature() {
    var depth = 0, keyword: Substring?
    let start = position
    while position < tokens.count {
      let token = tokens[position]
      if depth == 0, position > start, isNewStatement(position) { return }
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0:
        scopes.append(keyword)
        position += 1
        return
      case "}" where depth <= 0: return
      default: if token.isWord { words.append(token) }
      }
      if depth == 0, Self.sharing.contains(token.text) { keyword = token.text }
      position += 1
    }
  }

  private static let continuing: Set<Substring> = ["=", ",", ":", ".", "&", "-", "where", "some", "any"]
  private static let continued: Set<Substring> = ["=", ",", ":", ".", "&", "-", "{", "?", ")", "]", "where", "throws", "async", "rethrows"]

  /// True if a token begins a line that does not go on with the one before.
  private func isNewStatement(_ index: Int) -> Bool {
    if text(index) == ";" { return true }
    guard tokens[index].line > tokens[index - 1].line else { return false }
    let previous = text(index - 1)
    let isModifier = Self.visible.contains(previous) || Self.declaring.contains(previous)
    return !isModifier && !Self.continuing.contains(previous) && !Self.continued.contains(text(index))
  }
}
