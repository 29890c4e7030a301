import Testing

@testable import ProjectTranslation

struct SourceTextTests {
  private func code(_ text: String) -> String { String(decoding: SourceText(text).masked, as: UTF8.self) }

  @Test func `comments and the contents of strings are blank`() {
    #expect(code("a // b\nc /* d /* e */ f */ g") == "a     \nc" + String(repeating: " ", count: 19) + "g")
    #expect(code(#"x("a\"b", 1)"#) == #"x("    ", 1)"#)
    #expect(code(##"x(#"a"b"#, 1)"##) == ##"x(#"   "#, 1)"##)
    #expect(code(#"x("a\(f("(")) b", 1)"#) == #"x("            ", 1)"#)
    #expect(code("\"\"\"\na \"b\" {\n\"\"\" }") == "\"\"\"\n       \n\"\"\" }")
  }

  @Test func `a text that is cut off anywhere is scanned`() {
    let text = ##"@main class A: UIApplicationDelegate { let s = #"x\#(y)"#; func f() { U(rootView: "\(a("b"))" /* c */) } } // d"##
    for length in 0...text.utf8.count {
      let source = SourceText(String(decoding: Array(text.utf8).prefix(length), as: UTF8.self))
      #expect(source.masked.count == source.bytes.count)
      for type in TypeDeclaration.all(in: source) { _ = RootView.find(in: source, within: type.body) }
    }
  }
}
