import Foundation
import Testing

/// The pages of the DocC catalogue, which `Tools/shell/docs.sh` makes of the pages for code forges.
@Suite struct DocumentationCatalogueTests {
  /// Turns pages into pages of the catalogue, and prints one of them.
  private func page(_ name: String, of files: [String: String]) throws -> Shell.Outcome {
    let pages = files.keys.sorted().joined(separator: " ")
    return try Shell(files: files).run(
      """
      cd "$root"
      mkdir made
      awk -v target=made -f '\(Repository.root.path())Tools/shell/docs.awk' pass=1 \(pages) pass=2 \(pages)
      cat made/\(name).md
      """)
  }

  @Test func `links to pages and headings become links of the catalogue`() throws {
    let text = "See [forms](Forms.md), [its fields](Forms.md#text-fields) and [costs](../Running.md#what-does-it-cost).\n"
    let outcome = try page(
      "Lists",
      of: [
        "Articles/Lists.md": "# Lists\n\n\(text)",
        "Articles/Forms.md": "# Forms\n\n## Text fields\n", "Running.md": "# Running\n\n## What does it cost?\n",
      ])
    #expect(
      outcome.output
        == "# Lists\n\nSee [forms](doc:Forms), [its fields](doc:Forms#Text-fields) and [costs](doc:Running#What-does-it-cost).\n")
  }

  @Test func `a page outside of the catalogue is named, and other addresses stay`() throws {
    let line = "[d](https://example.org/d) `^[2 f](f: true)`"
    let outcome = try page("A", of: ["A.md": "[b](B.md#c) [t](../X.docc/T.tutorial) \(line)\n\n    [e](E.md)\n"])
    #expect(outcome.output == "b [t](doc:T) \(line)\n\n    [e](E.md)\n")
  }

  @Test func `a page that is named by its path becomes a link with its title`() throws {
    let outcome = try page("A", of: ["A.md": "# A\n\n`Documentation/B.md` and `C.md`\n", "B.md": "# The second\n"])
    #expect(outcome.output == "# A\n\n[The second](doc:B) and `C.md`\n")
  }

  @Test func `pictures are named by their files`() throws {
    let outcome = try page("A", of: ["A.md": "| ![](Pictures/Gallery/b.png) | ![c](c.png) |\n"])
    #expect(outcome.output == "| ![](b.png) | ![c](c.png) |\n")
  }

  @Test func `a link to a missing heading is found`() throws {
    let outcome = try page("A", of: ["A.md": "# A\n\n[b](#b)\n"])
    #expect(outcome.output.contains("A.md:3: warning: A has no heading #b."))
  }

  @Test func `the catalogue has the modules that apps see`() throws {
    let outcome = try Shell().run("printf '%s\\n' \"${docs_modules[@]}\"")
    #expect(outcome.output.split(separator: "\n").map(String.init).sorted() == (SymbolGraphs.modules + ["RivuletTesting"]).sorted())
  }

  @Test func `each article is a topic of the first page`() {
    let page = Repository.text("Documentation/Rivulet.docc/Rivulet.md")
    let articles = Repository.paths(below: "Documentation/Articles").filter { $0.hasSuffix(".md") }
    #expect(articles.count > 15)
    for article in articles {
      let name = article.split(separator: "/").last.map { $0.dropLast(".md".count) } ?? ""
      #expect(page.contains("- <doc:\(name)>\n"), "Documentation/Rivulet.docc/Rivulet.md does not list \(name).")
    }
  }
}
