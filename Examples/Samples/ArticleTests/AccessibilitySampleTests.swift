import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test func `a screen reader finds the rating and changes it`() async throws {
  let harness = ViewHarness(RatedEpisode())
  await harness.settle()
  #expect(harness.value(of: "Rating") == "3 of 5")
  #expect(await harness.performAction("increment", on: "Rating"))
  #expect(harness.value(of: "Rating") == "4 of 5")
}

@MainActor @Test func `a symbol button has a label, a role and a hint`() async throws {
  let harness = ViewHarness(RatedEpisode())
  await harness.settle()
  #expect(harness.role(of: "Reset Rating") == "button")
  #expect(harness.hint(of: "Reset Rating") == "Sets the rating to one star.")
  try await harness.tap("Reset Rating")
  #expect(harness.value(of: "Rating") == "1 of 5")
}
