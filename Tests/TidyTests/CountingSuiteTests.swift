import Foundation
import Testing

/// The suites that the check builds in release.
struct CountingSuiteTests {
  @Test func `every suite with counts or leaks is among those that are built in release`() throws {
    let manifest = Repository.text("Package.swift")
    let list = try #require(manifest.firstMatch(of: /let counting: Set = \[(.*)\]/)).1
    let counting = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
    let counted = Repository.tests.filter { $0.text.contains(/(struct|class|enum|actor) \w*(Counts|LeakTests)\w*/) }
      .compactMap { $0.path.split(separator: "/").dropFirst().first.map(String.init) }
    // Scripts against a model are many, and run in release too.
    #expect(Set(counted).union(["OracleTests"]) == counting)
  }
}
