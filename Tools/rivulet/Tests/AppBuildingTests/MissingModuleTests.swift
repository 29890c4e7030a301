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
        "Charts: Swift Charts is not part of Rivulet. Put the code that uses it between #if canImport(Charts) and #endif.",
        "CryptoKit: CryptoKit is not part of Rivulet; the package swift-crypto has the same types in its module Crypto. Put the code that uses it "
          + "between #if canImport(CryptoKit) and #endif.",
      ])
    #expect(MissingModule.hints(in: "A.swift:1:8: error: something else") == [])
  }
}
