import Testing

@testable import RivuletCore

/// The names of types for another process.
struct IdentityTextTests {
  @Test func `the name of a type inside of a function has no address`() {
    struct Local {}
    let name = IdentityText.name(of: Local.self)
    #expect(name.hasSuffix(".Local") && !name.contains("$"), "\(name)")
    #expect(
      IdentityText.withoutAddresses("Shop.(unknown context at $7f00aa12b).(unknown context at $10).Wrapper") == "Shop.().().Wrapper")
    #expect(IdentityText.name(of: Array<Int>.self) == "Swift.Array")
  }
}
