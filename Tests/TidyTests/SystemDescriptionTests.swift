import Testing

/// What the package manager reads about the libraries of the system. That it leads to all headers and libraries is proved by every build.
@Suite struct SystemDescriptionTests {
  private static let paths = Repository.paths(below: "Sources").filter { $0.hasSuffix(".pc") }

  @Test(arguments: paths)
  func `a plain build of a package that depends on this one prints no warning of a flag that is refused`(path: String) {
    let lines = Repository.text(path).split(separator: "\n")
    let flags = lines.filter { $0.hasPrefix("Cflags:") || $0.hasPrefix("Libs:") }.flatMap { $0.split(separator: " ").dropFirst() }
    #expect(flags.count > 10)
    #expect(flags.filter { !$0.hasPrefix("-I/usr/") && !$0.hasPrefix("-l") } == [])
    #expect(!lines.contains { $0.hasPrefix("Requires") }, "A description of the system would bring such flags.")
  }

  @Test func `the manifest has a description for each library of the system`() {
    let named = Repository.manifest.text.matches(of: /pkgConfig: (?<argument>.*?\))/).map { String($0.output.argument) }
    let expected = Self.paths.map { path in
      let parts = path.split(separator: "/")
      return "description(\"\(parts[2].dropLast(".pc".count))\", beside: \"\(parts[1])\")"
    }
    #expect(expected.count == 3)
    #expect(named.sorted() == expected.sorted())
  }
}
