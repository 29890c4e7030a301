import Foundation
import RivuletCore
import RivuletElements
import Testing

@MainActor
struct MarkdownTests {
  /// The stretches of a text: "b" strong, "i" emphasis, "c" code, "s" struck through, "l" link.
  private func spans(_ key: LocalizedStringKey) -> String {
    guard let item = ViewTest(Text(key), size: .init(width: 10_000, height: 100)).textItems.first else { return "" }
    return item.runs.map { run in
      let text = String(decoding: Array(item.string.utf8)[run.range], as: UTF8.self)
      var marks = ""
      if run.font.weight == 600 { marks += "b" }
      if run.font.isItalic { marks += "i" }
      if run.font.design == .monospaced { marks += "c" }
      if run.strikethrough != nil { marks += "s" }
      if run.color.hex == "#007AFF" { marks += "l" }
      return marks.isEmpty ? text : "\(marks){\(text)}"
    }
    .joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**b** n", "b{b} n"), ("*i* _i_", "i{i} i{i}"), ("***x***", "bi{x}"), ("**a *b* c**", "b{a }bi{b}b{ c}"),
    ("~~s~~ ~s~", "s{s} s{s}"), ("`c*d*`", "c{c*d*}"), ("``a`b``", "c{a`b}"), ("` `` `", "c{``}"), ("[t](u)", "l{t}"),
    ("[**t**](u \"x\")", "bl{t}"),
    ("<https://a.b>", "l{https://a.b}"), ("<me@a.b>", "l{me@a.b}"), ("a < b > c", "a < b > c"), ("\\*a\\*", "*a*"), ("a_b_c", "a_b_c"),
    ("a*b*c", "ai{b}c"), ("** a**", "** a**"), ("**a", "**a"), ("*a**", "i{a}*"), ("**a*", "*i{a}"), ("[t] (u)", "[t] (u)"),
    ("[t](u", "[t](u"),
    ("[a [b](u) c](v)", "[a l{b} c](v)"), ("&amp;&lt;&#65;&x;", "&<A&x;"), ("`a", "`a"), ("~~~s~~~", "~~~s~~~"),
    ("snake_case_key", "snake_case_key"),
    ("^[3 apples](inflect: true)", "3 apples"), ("a ^[**b** c](k: 'x)', n: {a: [1]}) d", "a b{b} c d"), ("^[a](", "^[a]("),
    ("^[a] (b)", "^[a] (b)"), ("\\^[a](b)", "^l{a}"), ("x^[a [t](u)](k: 1)", "xa l{t}"), ("^[](k: 1)x", "x"), ("2^[n]", "2^[n]"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("[](u)x", "x"), ("*", "*"), ("[", "["), ("]", "]"), ("**한글**입니다", "b{한글}입니다"),
  ])
  func `marks of a key become styles`(key: String, expected: String) {
    #expect(spans(LocalizedStringKey(key)) == expected)
  }

  @Test func `marks in arguments are only characters`() {
    #expect(spans("**\("a*b*")** \("_x_")") == "b{a*b*} _x_")
  }

  @Test func `arguments may stand in marks, addresses and code`() {
    #expect(spans("**\(3) of \(4)** [\("t")](https://\("a.b"))") == "b{3 of 4} l{t}")
    #expect(spans("`\(1)%` \(Text(verbatim: "x").italic())") == "c{1%} i{x}")
  }

  @Test func `a mark adds to what the text says itself`() {
    let test = ViewTest(Text("a **b**").italic().foregroundColor(.red))
    #expect(test.runs == "a /17/400i/#FF3B30 b/17/600i/#FF3B30")
  }

  @Test func `a link has the tint`() {
    #expect(ViewTest(VStack { Text("[a](b)") }.tint(.orange)).runs == "a/17/400/#FF9500")
  }
}
