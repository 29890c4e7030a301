import Foundation
import RivuletFoundation
import Testing

/// Strings with attributes that are written as Markdown.
struct MarkdownDocumentTests {
  /// The stretches of a string: "b" strong, "i" emphasis, "c" code, "s" struck through, "l" link.
  private func spans(_ string: AttributedString) -> String {
    string.runs.map { run in
      let text = String(string[run.range].characters)
      let intent = run.inlinePresentationIntent ?? []
      var marks = ""
      if intent.contains(.stronglyEmphasized) { marks += "b" }
      if intent.contains(.emphasized) { marks += "i" }
      if intent.contains(.code) { marks += "c" }
      if intent.contains(.strikethrough) { marks += "s" }
      if run.link != nil { marks += "l" }
      return marks.isEmpty ? text : "\(marks){\(text)}"
    }
    .joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**b** and *i*", "b{b} and i{i}"), ("a\nb", "a b"), ("a  \nb", "a\nb"), ("a\n\nb", "ab"),
    ("# Title #\ntext", "Titletext"), ("Title\n===\ntext", "Titletext"), ("- a\n- **b**", "ab{b}"), ("1. a\n2) b", "ab"),
    ("> quote", "quote"), ("a\n***\nb", "ab"), ("```\nx *y*\n```", "c{x *y*\n}"), ("    code", "c{code\n}"), ("[t](https://a.b)", "l{t}"),
    ("#tag", "#tag"), ("~~~\nopen", "c{open\n}"), ("", ""),
  ])
  func `a document becomes a text without the marks of blocks`(_ markdown: String, _ expected: String) throws {
    #expect(spans(try AttributedString(markdown: markdown)) == expected)
  }

  @Test func `inline syntax leaves the marks of blocks, and white space if it shall`() throws {
    let text = "# a\n\n- *b*"
    #expect(
      spans(try AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))) == "# a\n\n- i{b}")
    #expect(spans(try AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnly))) == "# a - i{b}")
  }

  @Test func `addresses begin at the base address`() throws {
    let string = try AttributedString(markdown: Data("[t](x/y)".utf8), baseURL: URL(string: "https://a.b/c/"))
    #expect(string.runs.first?.link?.absoluteString == "https://a.b/c/x/y")
  }

  @Test func `a resource is a key with its values`() {
    let count = 3
    let resource: LocalizedStringResource = "\(count) songs"
    #expect(resource.key == "%lld songs" && String(localized: resource) == "3 songs")
    #expect(String(localized: LocalizedStringResource("count.songs", defaultValue: "\(count) songs")) == "3 songs")
    #expect(spans(AttributedString(localized: "**\(count)** songs")) == "b{3} songs")
    #expect(resource == "\(count) songs" && resource != "\(count) tapes")
  }
}
