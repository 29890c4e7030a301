/// The `@Previewable` macro, a marker that `#Preview` removes. If the compiler expands the marker, it is outside a preview, which is an
/// error (documentation).
enum PreviewableMacro: Macro {
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String {
    let isInPreview = expansion.context.contains { head in
      let tokens = Lexer.tokens(of: head)
      return tokens.contains { $0.spells("#") } && tokens.contains { $0.spells("Preview") }
    }
    if isInPreview { return "" }
    let start = Lexer.tokens(of: expansion.source).first?.range.lowerBound ?? 0
    throw Diagnostic(
      "@Previewable can only be used at the top level of a #Preview body; remove it here.", in: expansion.source, at: start)
  }
}
