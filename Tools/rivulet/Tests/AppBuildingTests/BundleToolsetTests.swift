import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct BundleToolsetTests {
  @Test func `a program for other machines names none of this machine's folders to the loader`() throws {
    let folder = try TemporaryFolder()
    try folder.write("version.txt", "0.3.0")
    try folder.write("compiler.txt", "6.3.1")
    try folder.write(
      "rivulet.json",
      #"{"schemaVersion": "1.0", "swiftCompiler": {"extraCLIOptions": ["-I", "/here/modules"]}, "linker": {"extraCLIOptions": ["-rpath", "/here"]}}"#
    )
    let file = folder.url.appending(path: "bundle/rivulet.json")
    try BundleToolset(installation: Installation(at: folder.url), runPaths: ["$ORIGIN/../lib"]).write(to: file)
    let written = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let toolset = written?.compactMapValues { $0 as? [String: [String]] }
    #expect(toolset?["swiftCompiler"]?["extraCLIOptions"] == ["-I", "/here/modules", "-no-toolchain-stdlib-rpath"])
    let linker = try #require(toolset?["linker"]?["extraCLIOptions"])
    #expect(linker.contains("-lrivulet") && !linker.contains("/here"))
    #expect(linker.firstIndex(of: "-rpath").map { linker[$0 + 1] } == "$ORIGIN/../lib")
    // Written again it keeps its time, so that nothing is linked anew.
    let time = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))[.modificationDate] as? Date
    try BundleToolset(installation: Installation(at: folder.url), runPaths: ["$ORIGIN/../lib"]).write(to: file)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))[.modificationDate] as? Date == time)
  }
}
