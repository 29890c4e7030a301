import Foundation
import Testing

/// What `./run new` makes. That the template compiles and that its test passes is tested by its own targets in the manifest.
@Suite struct NewPackageTests {
  private static let run = Repository.root.appending(path: "run").path()

  private func inFolder(_ script: String) throws -> Shell.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "new-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try Shell.bash("cd '\(folder.path())'\n\(script)", path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
  }

  @Test func `a new package bears its name, and its manifest finds the products of this one`() throws {
    let outcome = try inFolder(
      """
      '\(Self.run)' new Notes > said && cat said | head -n 1
      (cd Notes && find . -type f | LC_ALL=C sort && grep -rl Template . ; test -x run && echo runs)
      swift package --package-path Notes show-dependencies 2>&1 | tail -n 1 | sed 's/^.*unspecified/unspecified/'
      """)
    #expect(
      outcome.output == """
        Notes is a package with an app and a test.
        ./.gitignore
        ./Package.swift
        ./README.md
        ./Sources/Notes/ContentView.swift
        ./Sources/NotesApp/NotesApp.swift
        ./Tests/NotesTests/ContentViewTests.swift
        ./run
        runs
        unspecified>(traits: GTK)

        """)
  }

  @Test(arguments: [
    ("notes", "A package's name begins with a capital letter"), ("My App", "letters and digits only"), ("", "A package's name"),
    ("SwiftUI", "belongs to a module that apps import"), ("RivuletCore", "belongs to a module"),
  ])
  func `a name that cannot be a module is refused with a sentence`(name: String, sentence: String) throws {
    let outcome = try inFolder("'\(Self.run)' new '\(name)'; status=$?; ls; exit $status")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains(sentence))
    #expect(outcome.output.split(separator: "\n").count == 1, "Nothing is written, and one sentence is said.")
  }

  @Test func `what is there already stays`() throws {
    let outcome = try inFolder("echo mine > Notes; '\(Self.run)' new Notes; status=$?; cat Notes; exit $status")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Choose another name, or move it away.\n"))
    #expect(outcome.output.hasSuffix("mine\n"))
  }
}
