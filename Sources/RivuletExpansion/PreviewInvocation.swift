/// One use of `#Preview` cut into what stands before, inside and behind the braces of its body.
struct PreviewInvocation {
  /// Where the tokens come from.
  private let source: SourceText
  /// Name and traits: the parentheses behind `#Preview`, and a label such as `body:` before the braces.
  private let head: ArraySlice<Token>
  /// The braces with the body; empty if the body is passed by name, as in `body: makePreview`.
  private let body: ArraySlice<Token>
  /// What follows the braces: further trailing closures, or the closing parenthesis.
  private let tail: ArraySlice<Token>
  /// Where `#Preview` stands, from 1; attributes before it do not count.
  let line: Int
  /// Where `#Preview` stands, from 1, in UTF-8 bytes.
  let column: Int

  /// Finds the parts. The compiler has checked the use against the macro's declaration before, so that there is a body in one form or other.
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

  /// The braces that follow the parentheses, or the ones behind the label `body` inside them.
  private static func bodyStart(of arguments: ArraySlice<Token>) -> Int? {
    if arguments.first?.spells("{") == true { return arguments.startIndex }
    let trailing = arguments.droppingGroup()
    if trailing.first?.spells("{") == true { return trailing.startIndex }
    return arguments.indices.dropLast(2).first {
      arguments[$0].spells("body") && arguments[$0 + 1].spells(":") && arguments[$0 + 2].spells("{")
    }.map { $0 + 2 }
  }

  /// The arguments for `Preview.init`: those of the macro, with `@Previewable` variables gathered in a view of their own.
  func arguments() throws(Diagnostic) -> String {
    if body.isEmpty { return source.text(of: head) }
    let closure = try PreviewBody(body, in: source).closure
    return source.text(of: head) + " " + closure + (tail.isEmpty ? "" : " " + source.text(of: tail))
  }
}
