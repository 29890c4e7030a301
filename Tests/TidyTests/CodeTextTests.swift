import Testing

/// The scanners look at code only; this is what they take for code.
@Suite struct CodeTextTests {
  @Test(arguments: [
    ("a // b", "a     "),
    ("a /* b */ c", "a         c"),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("/* a\nb */ c", "    \n     c"),
    (#"f("b \" c") + d"#, #"f("      ") + d"#),
    (#"f("b \(c("d")) e") + g"#, #"f("   (c(" "))  ") + g"#),
    (##"f(#"b " \(c) \#(d)"#) + e"##, ##"f(#"           (d)"#) + e"##),
    ("\"\"\"\na \" // b\n\"\"\" // c\nd", "\"\"\"\n        \n\"\"\"     \nd"),
    (#"f(/a\/"{/, b) / c / d"#, #"f(/     /, b) / c / d"#),
    ("reduce(1, /) + a / b", "reduce(1, /) + a / b"),
    ("let a = #/b{/#", "let a = #/  /#"),
    ("#if a // b\n#Preview { c }", "#if a     \n#Preview { c }"),
  ])
  func `comments, strings and regular expressions are blanked, interpolations stay`(text: String, code: String) {
    #expect(CodeText.blanked(text) == code)
    #expect(code.utf8.count == text.utf8.count)
  }
}
