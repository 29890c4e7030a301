import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct CompilerTests {
  @Test(arguments: [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu", "6.3.1"),
    ("Apple Swift version 6.2 (swiftlang-6.2.0.1)", "6.2"), ("Swift version 6.4-dev (LLVM 1)", "6.4"),
  ])
  func `the version is found in what the compiler prints`(text: String, version: String) {
    #expect(Compiler.version(in: text) == version)
  }

  @Test func `text without a version has none`() {
    #expect(Compiler.version(in: "swiftc: command not found") == nil)
    #expect(Compiler.version(in: "Swift version ") == nil)
  }

  @Test func `another compiler is told which one to install`() throws {
    let folder = try TemporaryFolder()
    try folder.write("version.txt", "0.3.0\n")
    try folder.write("compiler.txt", "6.3.1\n")
    let installation = try Installation(at: folder.url)
    let other = Compiler(version: "6.2", runtimeFolder: folder.url)
    let failure = #expect(throws: Failure.self) { try other.check(for: installation) }
    #expect(failure?.sentence.contains("Install Swift 6.3.1") == true && failure?.sentence.contains("compiler is Swift 6.2.") == true)
    try Compiler(version: "6.3.1", runtimeFolder: folder.url).check(for: installation)
  }

  @Test func `a folder without an installation is told`() throws {
    let folder = try TemporaryFolder()
    let failure = #expect(throws: Failure.self) { try Installation(at: folder.url) }
    #expect(failure?.sentence.hasPrefix("There is no Rivulet in ") == true)
  }
}
