import Foundation
import Testing

/// Documents that other things rely on.
@Suite struct DocumentTests {
  @Test func `the changelog has a place for what is not released`() {
    #expect(Repository.text("CHANGELOG.md").contains("\n## Unreleased\n"))
  }

  @Test func `every cited rule exists`() {
    #expect(Documents.rules.count > 300)
    expectNone(Documents.unknownRules(in: Repository.sources, known: Documents.rules))
    expectNone(Documents.unknownRules(in: Repository.tests.filter { $0.target != "TidyTests" }, known: Documents.rules))
  }

  @Test func `every divergence names a test that exists`() {
    let document = Repository.text("Documentation/Divergences.md")
    #expect(document.contains("| what SwiftUI does | what we do | why | test |"))
    expectNone(Documents.unprovenDivergences(in: document, tests: Documents.testNames(in: Repository.tests)))
  }

  @Test func `every statement on data flow is named by a test, or the table says what holds it`() {
    #expect(Documents.statements.count > 250)
    let tests = Documents.testNames(in: Repository.tests.filter { $0.path != "Tests/TidyTests/DocumentTests.swift" })
    expectNone(
      Documents.unprovenStatements(Documents.statements, tests: tests, document: Repository.text("Documentation/Testing.md")))
  }

  @Test func `a statement that nothing holds is found, and so is a row without need`() {
    func sentences(
      _ tests: [String], _ rows: String = "", of statements: [String] = ["B1.01", "B1.02", "B1.03", "S07"]
    ) -> [String] {
      let document =
        "## Statements without a test of their own\n\n| number | why | instead |\n|---|---|---|\n\(rows)\n## Next\n| B1.04 | a | b |"
      return Documents.unprovenStatements(statements, tests: tests, document: document).map { String($0.sentence.prefix { $0 != " " }) }
    }
    let clauses = ["B1.01a", "B1.01b", "B1.01c"]
    #expect(sentences(["B1.01ac works"], of: clauses) == ["B1.01b"])
    #expect(sentences(["B1.01 works", "B1.01b"], "| B1.01a, B1.01c | so | that |", of: clauses) == [])
    #expect(sentences(["B1.01–03 S07 works"]) == [])
    #expect(sentences(["B1.01/03 works", "B1.02 S07 works"]) == [])
    #expect(sentences(["B1.01 works", "B1.03"]) == ["B1.02", "S07"])
    #expect(sentences(["B1.01/03 works"], "| B1.02, S07 | so | that |") == [])
    #expect(sentences(["B1.01/03 S07"], "| B1.02, B1.03 | so | that |") == ["B1.03"])
    #expect(sentences(["B1.01/03 S07"], "| B1.02 | so |") == ["the"])
    #expect(sentences(["B1.01/03 S07"], "| B1.02, B1.09 | so | that |") == ["B1.09"])
  }

  @Test func `the documents that others point to are there`() {
    for name in ["ARCHITECTURE.md", "Documentation/Glossary.md", "Documentation/StyleGuide.md", "Documentation/Testing.md"] {
      #expect(Repository.text(name).count > 1_000, "\(name) is missing or empty.")
    }
  }

  @Test func `nothing names a folder of one machine`() {
    let paths = Repository.paths(below: "").filter { path in
      [".swift", ".md", ".txt", ".sh"].contains { path.hasSuffix($0) } && !path.hasPrefix("Tests/TidyTests/")
    }
    #expect(paths.count > 50)
    let names = paths + ["check", ".ci/run", "run"]
    expectNone(names.flatMap { Documents.machinePaths(in: Repository.text($0), of: $0) })
  }

  @Test func `a rule that does not exist is found in every form`() {
    func unknown(_ text: String) -> [String] {
      Documents.unknownRules(in: [SourceFile(in: "RivuletCore", text)], known: ["B3.01", "B3.02", "B3.04"]).map(\.sentence)
    }
    #expect(unknown("/// Works (B3.01, B3.02/04; B3.01–04). B3.1 and AB3.09 are no rules, 3.03 neither.") == [])
    #expect(unknown("/// Works (B3.03).") == ["cites the rule B3.03, which does not exist."])
    #expect(unknown("/// Works (B3.01/03).") == ["cites the rule B3.03, which does not exist."])
    #expect(unknown("func `works (B3.01–03)`()") == ["cites the rule B3.03, which does not exist."])
  }

  @Test func `a divergence without a test is found`() {
    let head = "| what SwiftUI does | what we do | why | test |\n|---|---|---|---|\n"
    func lines(_ rows: String) -> [Int?] { Documents.unprovenDivergences(in: head + rows, tests: ["a test"]).map(\.line) }
    #expect(lines("| this | that | so | `a test` |\n") == [])
    #expect(lines("| this | that | so | `another test` |\n") == [3])
    #expect(lines("| this | that | so | |\n") == [3])
    #expect(lines("| this | that | `a test` |\n") == [3])
    #expect(Documents.testNames(in: [SourceFile(in: "A", "@Test func `a test`() {}\n@Test func other(x: Int)")]) == ["a test", "other"])
  }

  @Test func `a folder of one machine is found`() {
    for line in ["see /home/me/x", "cd \"/work/x\"", "`/Users/me`", "file=/root/x"] {
      #expect(Documents.machinePaths(in: line, of: "a").count == 1)
    }
    for line in ["/dev/null", "Tests/work/x", "https://example.org/home/x", "/usr/bin/env"] {
      #expect(Documents.machinePaths(in: line, of: "a").isEmpty)
    }
  }

  @Test func `documents name only files and commands that exist`() {
    let files = Repository.paths(below: "")
    var existing = Set(files)
    for file in files {
      var folder = file[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        existing.insert(String(folder))
      }
    }
    let usages = ["./run": Repository.text("run"), "./check": Repository.text("check")]
    let documents = files.filter {
      $0.hasSuffix(".md") && !$0.hasPrefix("Documentation/Behaviour/") && !$0.hasPrefix("Examples/Templates/")
    }
    #expect(documents.count > 10)
    for document in documents {
      let text = Repository.text(document)
      expectNone(Documents.deadPaths(in: text, of: document, existing: existing))
      expectNone(Documents.deadCommands(in: text, of: document, usages: usages))
    }
  }

  @Test func `every sample of the documents is compiled`() {
    let snippets = Repository.showcases.filter { $0.path.hasPrefix("Examples/Samples/") }.map(\.text)
    #expect(snippets.count > 1)
    for document in ["README.md", "ARCHITECTURE.md"] + Repository.paths(below: "Documentation").filter({ $0.hasSuffix(".md") })
    where !document.hasPrefix("Documentation/Behaviour/") && !document.hasPrefix("Documentation/Design/") {
      expectNone(Documents.unprovenSamples(in: Repository.text(document), of: document, snippets: snippets))
    }
  }

  @Test func `a sample that is not compiled is found`() {
    func findings(_ text: String) -> [Int?] {
      Documents.unprovenSamples(in: text, of: "A.md", snippets: ["import A\n\nfunc f() {\n  let a = 1\n\n  let b = 2\n}\n"]).map(\.line)
    }
    #expect(findings("Text\n\n    let a = 1\n    let b = 2\n\nMore\n\n    ./run podcast\n") == [])
    #expect(findings("Text\n\n    let a = 1\n    let c = 2\n") == [2])
  }

  @Test func `rooms of the architecture's table are targets`() {
    let rows = Repository.text("ARCHITECTURE.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
    let rooms = rows.compactMap { $0.split(separator: "|").first }.flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != "room" }
    #expect(rooms.count > 15)
    #expect(rooms.filter { Repository.manifest.dependencies[$0] == nil } == [])
  }

  @Test func `a path or a command that does not exist is found`() {
    func paths(_ text: String) -> Int {
      Documents.deadPaths(in: text, of: "Documentation/A.md", existing: ["Tools", "Tools/a.txt", "Documentation/B.md"]).count
    }
    #expect(paths("`Tools/a.txt`, `Tools/`, `Tools/*.txt`, `Tools/<name>.txt`, [b](B.md#part), [c](https://a.example)") == 0)
    #expect(paths("`Tools/b.txt`") == 1)
    #expect(paths("`Tools/*.sh`") == 1)
    #expect(paths("[c](C.md)") == 1)
    #expect(paths("[a](../Tools/a.txt), [b](../Documentation/B.md#part)") == 0)
    #expect(paths("[a](../a.txt)") == 1)
    func commands(_ text: String) -> Int {
      Documents.deadCommands(in: text, of: "A.md", usages: ["./run": "podcast --png", "./check": "--full"]).count
    }
    #expect(commands("`./run podcast FEED.xml --png a.png`, `./check --full`, `./run EXAMPLE`") == 0)
    #expect(commands("    ./run library --many") == 2)
    #expect(commands("`./check --fast`") == 1)
  }
}
