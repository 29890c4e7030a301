import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test func `return moves through the fields and saves the form`() async throws {
  let harness = ViewHarness(AccountForm(), size: CGSize(width: 500, height: 400), idiom: .desktop)
  await harness.settle()
  try await harness.type("Ada", into: "Name")
  await harness.key(.return)
  #expect(harness.focusedLabel == "Address")

  try await harness.type("ada", into: "Address")
  #expect(harness.texts.contains("An address has an @ sign."))
  #expect(!harness.isEnabled("Save"))

  try await harness.type("@example.org", into: "Address")
  await harness.key(.return)
  #expect(harness.texts.contains("Saved"))
}

@MainActor @Test func `a value is written when the text is committed`() async throws {
  let harness = ViewHarness(PriceField(), idiom: .desktop)
  await harness.settle()
  try await harness.type("6", into: "Price", replacing: true)
  #expect(harness.texts.contains("Twice: 9"))
  await harness.key(.return)
  #expect(harness.texts.contains("Twice: 12"))
  #expect(harness.value(of: "Price") == "6.00")
}
