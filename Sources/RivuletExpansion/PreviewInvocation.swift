/// A use of `#Preview`, divided into the parts before, inside, and after the braces of its body.
struct PreviewInvocation {
  /// The source of the tokens.
  private let source: SourceText
  /// The name and traits: the parentheses after `#Preview`, including a label such as `body:` before the braces.
  private let head: ArraySlice<Token>
  /// The braces and the body inside them. Empty if the body is passed by name, as in `body: makePreview`.
  private let body: ArraySlice<Token>
  /// The tokens after the braces: additional trailing closures or the closing parenthesis.
  private let tail: ArraySlice<Token>
  /// The line of `#Preview`, starting at 1. Attributes before `#Preview` are not considered.
  let line: Int
  /// The column of `#Preview`, starting at 1, in UTF-8 bytes.
  let column: Int

  /// Finds the parts. The compiler has already checked the use against the macro's declaration, so the body exists in some form.
  init(_ source: SourceText) {
    self.source = source
    var rest = Lexer.tokens(of: source)[...]
    while let token = rest.first, !token.spells("#") {
      rest = token.spells("@") ? rest.droppingAttribute() : rest.dropFirst()
    }
    (line, column) = source.lineAndColumn(at: rest.first?.range.lowerBound ?? 0)
    let arguments = rest.dropFirst().drop { !$0.opens }
    let open = PreviewInvocation.bodyStart(of: arguments) ?? arguments.endIndex
    head = arguments[..<open]
    tail = arguments[open...].droppingGroup()
    body = arguments[open..<tail.startIndex]
  }

  /// Returns the index of the braces that follow the parentheses, or of the braces after the label `body` inside them.
  private static func bodyStart(of arguments: ArraySlice<Token>) -> Int? {
    if arguments.first?.spells("{") == true { return arguments.startIndex }
    let trailing = arguments.droppingGroup()
    if trailing.first?.spells("{") == true { return trailing.startIndex }
    return arguments.indices.dropLast(2).first {
      arguments[$0].spells("body") && arguments[$0 + 1].spells(":") && arguments[$0 + 2].spells("{")
    }.map { $0 + 2 }
  }

  /// Returns the arguments for `Preview.init`: the macro's arguments, with `@Previewable` variables moved to a separate view.
  func arguments() throws(Diagnostic) -> String {
    if body.isEmpty { return source.text(of: head) }
    let closure = try PreviewBody(body, in: source).closure
    return source.text(of: head) + " " + closure + (tail.isEmpty ? "" : " " + source.text(of: tail))
  }
}
