import Testing

/// The module that apps import, and the package that they depend on.
@Suite struct FacadeTests {
  /// What the SwiftUI module may hold: imports, and an extension of `App` with the program's entry.
  static func surplus(in files: [SourceFile]) -> [Finding] {
    files.filter { $0.target == "SwiftUI" }.flatMap { file in
      file.code.enumerated().compactMap { index, line in
        guard let first = line.first, !first.isWhitespace, first != "}", first != "#" else { return nil }
        if line.wholeMatch(of: /(@\w+ )*(public )?import \w+\s*/) != nil || line.hasPrefix("extension App") { return nil }
        if line.wholeMatch(of: /@\w+\s*/) != nil { return nil }
        return Finding(path: file.path, line: index + 1, sentence: "is neither a re-export nor the entry of App; put it into a room.")
      }
    }
  }

  /// Packages that the manifest fetches.
  static func packages(in manifest: Manifest) -> Int {
    CodeText.blanked(manifest.text).matches(of: /\.package\s*\(/).count
  }

  @Test func `the SwiftUI module holds re-exports and the entry of App`() {
    expectNone(FacadeTests.surplus(in: Repository.sources))
  }

  @Test func `the package depends on no other package`() {
    #expect(FacadeTests.packages(in: Repository.manifest) == 0)
  }

  @Test func `anything else in the SwiftUI module is found`() {
    let good = "@_exported public import Combine\npublic import RivuletCore\n\n@MainActor\nextension App {\n  static func main() {}\n}\n"
    #expect(FacadeTests.surplus(in: [SourceFile(in: "SwiftUI", good)]).report == "")
    for bad in ["public struct Text {}", "extension View {}", "typealias A = Int", "public func f() {", "let a = 1"] {
      #expect(FacadeTests.surplus(in: [SourceFile(in: "SwiftUI", good + bad)]).first?.line == 8)
    }
  }

  @Test func `a dependency on a package is found`() {
    #expect(FacadeTests.packages(in: Manifest("dependencies: [.package(url: \"https://example.org/a\", from: \"1.0.0\")]")) == 1)
    #expect(FacadeTests.packages(in: Manifest("// .package(url: a)\npackage(name: \"Rivulet\")")) == 0)
  }
}
