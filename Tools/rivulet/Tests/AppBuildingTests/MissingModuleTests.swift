import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct MissingModuleTests {
  @Test func `a module that only Apple's systems have is explained once`() {
    let output = """
      A.swift:1:8: error: no such module 'Charts'
      B.swift:1:8: error: no such module 'Charts'
      B.swift:2:8: error: no such module 'Mine'
      B.swift:3:8: error: no such module 'CryptoKit'
      """
    #expect(
      MissingModule.hints(in: output) == [
        "Charts: Swift Charts is not part of Rivulet. Wrap the code that uses it in #if canImport(Charts) and #endif.",
        "CryptoKit: CryptoKit is not part of Rivulet; the swift-crypto package has the same types in its Crypto module. Wrap the code that "
          + "uses it in #if canImport(CryptoKit) and #endif.",
      ])
    #expect(MissingModule.hints(in: "A.swift:1:8: error: something else") == [])
  }

  @Test func `all files are asked for what they import, with no regard to conditions, and to modules of the package`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Sources/App/A.swift", "import SwiftUI\nimport MapKit\nimport Charts\n#if canImport(WidgetKit)\nimport WidgetKit\n#endif")
    try folder.write("Sources/App/B.swift", "  @preconcurrency import struct WebKit.Page // import Vision\nimport os.log")
    try folder.write("Sources/Charts/C.swift", "struct Chart<X> {}\nstruct Row: View {}\nenum Kind: String, Codable {}")
    let code = AuthorCode(folder: folder.url, scratch: folder.url.appending(path: ".build"))
    #expect(code.imports == ["SwiftUI", "MapKit", "WebKit", "os"])
    #expect(code.types == ["Chart", "Kind"])
    let hints = MissingModule.hints(in: "A.swift:2:8: error: no such module 'MapKit'", imports: code.imports)
    #expect(hints.map { $0.prefix { $0 != ":" } } == ["MapKit", "WebKit"])
    #expect(MissingModule.hints(in: "A.swift:1:1: error: else", imports: code.imports) == [])
  }
}
